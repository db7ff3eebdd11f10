import { expect, it } from 'vitest'
import * as z from 'zod'
import { addUnit } from './support/added-unit'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { phone } from './support/browser-basics'
import { call, signIn } from './support/call'
import { fileShop } from './support/file-shop'
import { cell, paste } from './support/grid'
import { seesToast } from './support/toasts'

const { api } = await fileShop()
const admin = adminBrowser()
const [first, second] = ['Code kurta - Navy', 'Code shawl - Navy']

it('pastes SKUs and barcodes into the grid, meets codes that can’t be, saves them as one and undoes it', async () => {
  const { token, added } = await units('Code kurta', 'Code shawl', 'Code cap')
  await call('PUT', `${added[2]}/codes/`, { token, json: { sku: 'CG-TAKEN' } })
  const page = await admin.open('barcodes?q=Code+', { expected: /400 \(Bad Request\)/ })
  await page.getByRole('link', { name: 'Edit as a grid' }).click()
  await page.getByRole('grid', { name: 'Codes: 3 rows' }).waitFor()

  await cell(page, first, 4).click()
  await paste(page, 'CG-1\t5901234123450\r\ncg-taken\t5901234123457\r\n')
  await page
    .getByText(/5901234123457 would be right/)
    .first()
    .waitFor()
  await cell(page, first, 5).click()
  await page.keyboard.type('5901234123457')
  await page.keyboard.press('Enter')
  await page.getByText('2 cells can’t be saved').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await cell(page, first, 5).click()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+s')
  await page
    .getByText(`${second}, MD, SKU: cg-taken is the SKU of Code cap - Navy, MD already.`)
    .waitFor()
  await cell(page, second, 4).click()
  await page.keyboard.type('CG-2')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await seesToast(page, '2 rows saved')
  expect(await codes(token)).toEqual([
    ['CG-1', null],
    ['CG-2', '5901234123457'],
    ['CG-TAKEN', null],
  ])

  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect
    .poll(() => codes(token))
    .toEqual([
      [null, null],
      [null, null],
      ['CG-TAKEN', null],
    ])
})

it('shows the codes of the grid on a phone', async () => {
  await units('Handheld kurta')
  const page = await admin.open('productgrid?rows=codes&q=Handheld', phone)
  await cell(page, 'Handheld kurta', 4).click()
  await page.keyboard.type('CG-9')
  await page.keyboard.press('Enter')
  await page.getByText('1 cell changed').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Discard' }).click()
})

/** Adds a unit of a new product for each title, with a piece in stock. Gives their addresses. */
async function units(...titles: string[]) {
  const { access: token } = await signIn(api)
  const added: string[] = []
  for (const title of titles) {
    const { product_color, size } = await addUnit(api, token, title)
    const form = { product_color, size, movement_type: 'In', quantity: '1' }
    await call('POST', `${api}/stock/createStock/`, { token, form })
    added.push(`${api}/staff/units/${product_color}/${size}`)
  }
  return { token, added }
}

const coded = z.array(z.object({ sku: z.string().nullable(), barcode: z.string().nullable() }))

async function codes(token: string) {
  const { body } = await call('GET', `${api}/staff/units/?q=Code+`, { token })
  return coded.parse(body).map(({ sku, barcode }) => [sku, barcode])
}
