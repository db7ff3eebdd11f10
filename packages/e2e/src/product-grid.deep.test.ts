import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { call, idOf, signIn } from './support/call'
import { fileShop } from './support/file-shop'
import { cell, paste } from './support/grid'
import { seesToast } from './support/toasts'

const { api } = await fileShop()
const admin = adminBrowser()
const one = (id: number) => `${api}/product/updateDeleteProduct/${id}/`

it('changes prices in the grid like in a spreadsheet, meets somebody else’s change, and undoes it', async () => {
  const [first = 0, second = 0, third = 0] = await products(
    'Grid shirt',
    'Grid skirt',
    'Grid scarf',
  )
  const { access: token } = await signIn(api)
  const page = await admin.open('productgrid?q=Grid+s&sort=id', { expected: /409 \(Conflict\)/ })
  const grid = page.getByRole('grid', { name: 'Products: 3 rows' })
  await cell(page, 'Grid shirt', 4).click()
  await page.keyboard.type('1100')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1200')
  await page.keyboard.press('Enter')
  await page.getByText('2 cells can’t be saved').waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Delete')
  await page.getByText('1 cell changed').waitFor()

  await cell(page, 'Grid skirt', 4).click()
  await paste(page, '1,300\t1,250\r\n1400\t\r\n')
  await page.getByText('4 cells filled.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await call('PATCH', one(second), { token, json: { price: 1111 } })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Grid skirt, Price: theirs Rs. 1111, yours 1,300').waitFor()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.keyboard.press('Control+s')
  await seesToast(page, '3 rows saved')
  expect(await pricesOf(first, second, third)).toEqual([
    [1100, null],
    [1300, 1250],
    [1400, null],
  ])

  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect
    .poll(() => pricesOf(first, second, third))
    .toEqual([
      [1000, null],
      [1111, null],
      [1000, null],
    ])
  await cell(page, 'Grid shirt', 4).click()
  await cell(page, 'Grid scarf', 4).click({ modifiers: ['Shift'] })
  await page.keyboard.press('Control+d')
  await expect.poll(() => cell(page, 'Grid skirt', 4).innerText()).toBe('1000')
  await page.keyboard.press('Control+z')
  await expect.poll(() => cell(page, 'Grid skirt', 4).innerText()).toBe('1111')
  expect(await grid.getAttribute('aria-activedescendant')).toBe('cell-2-3')
})

const priced = z.object({ price: z.number(), discounted_price: z.number().nullable() })

async function pricesOf(...ids: number[]) {
  const rows = await Promise.all(
    ids.map(async (id) => priced.parse((await call('GET', one(id))).body)),
  )
  return rows.map(({ price, discounted_price }) => [price, discounted_price])
}

/** Adds products of Rs. 1000 for one test, and gives their ids. */
async function products(...titles: string[]) {
  const { access: token } = await signIn(api)
  const rest = { description: 'x', Brand: 'Himal', subcategory: '1', price: '1000' }
  const ids: number[] = []
  for (const title of titles) {
    const added = await call('POST', `${api}/product/createProduct/`, {
      token,
      form: { title, ...rest },
    })
    const id = idOf(added)
    ids.push(id)
    onTestFinished(async () => void (await call('DELETE', one(id), { token })))
  }
  return ids
}
