import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { adminBrowser, fillField } from './support/admin'
import { axeViolations } from './support/axe'
import { phone } from './support/browser-basics'
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

it('changes all products that match by a percentage, after a look at what would happen', async () => {
  const ids = await products('Match shirt', 'Match skirt')
  const page = await admin.open('allproduct?q=Match+s&page_size=10')
  await page.getByLabel('Select Match shirt').check()
  await page.getByRole('button', { name: 'Select all 2 that match' }).click()
  const bar = page.getByRole('region', { name: 'Chosen rows' })
  await bar.getByText('2 selected').waitFor()
  await bar.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 products' })
  await dialog.getByLabel('Change prices').selectOption('By percent')
  await dialog.getByLabel('By how many percent').fill('12.3')
  await dialog.getByLabel('Round to').selectOption('5 rupees')
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await preview.getByText('2 of 2 products would change').waitFor()
  await preview.getByText('Rs. 1125').first().waitFor()
  expect(await pricesOf(...ids)).toEqual([
    [1000, null],
    [1000, null],
  ])
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await seesToast(page, '2 products changed')
  expect(await pricesOf(...ids)).toEqual([
    [1125, null],
    [1125, null],
  ])
})

it('leads from a new product to its colors and stock, and copies it, on a phone too', async () => {
  const page = await admin.open('addproduct', phone)
  await fillField(page, 'Title', 'Led shirt')
  await fillField(page, 'Description', 'Short.')
  await fillField(page, 'Brand', 'Himal')
  await fillField(page, 'Sub Category', 'Women / Tops')
  await fillField(page, 'Price', '1500')
  await page.getByRole('button', { name: 'Save and set up' }).click()
  await seesToast(page, 'Product added successfully')
  await page.getByText('This product can’t sell yet.').waitFor()

  const url = new URL('/etrendadmin/allproduct?q=Led+shirt', page.url())
  await page.goto(url.href)
  await page.getByRole('table').getByText('Short description').waitFor()
  await page.getByRole('button', { name: 'Duplicate Led shirt' }).click()
  await seesToast(page, 'Product duplicated')
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Copy of Led shirt')
  await removeAll('Led shirt')
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

async function removeAll(words: string) {
  const { access: token } = await signIn(api)
  const { body } = await call('GET', `${api}/product/allProduct/?q=${encodeURIComponent(words)}`)
  for (const { id } of z.array(z.object({ id: z.int() })).parse(body)) {
    await call('DELETE', one(id), { token })
  }
}
