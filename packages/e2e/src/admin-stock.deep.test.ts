import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { call, idOf, signIn } from './support/call'
import { fileShop } from './support/file-shop'
import { picture, png } from './support/png'
import { seesToast } from './support/toasts'

const { api } = await fileShop()
const admin = adminBrowser()

it('sets a product up from nothing to sellable with the keyboard alone', async () => {
  const id = await product('Keyboard Kurta')
  const page = await admin.open(`editproduct/${id}`)
  await page.getByText('This product can’t sell yet.').waitFor()
  await page.getByText('No color yet').waitFor()

  await press(page.getByRole('link', { name: 'Add a color: No color yet' }), 'Enter')
  const color = page.getByRole('combobox', { name: 'Add a color' })
  await expect.poll(() => color.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type('Navy')
  await chooseByKey(page, page.getByLabel('Choose its image'), ['navy.png'])
  await press(page.getByRole('button', { name: 'Add color' }), 'Enter')
  const panel = page.getByRole('region', { name: 'Navy' })
  await panel.waitFor()

  await chooseByKey(page, panel.getByLabel('Add pictures of Navy'), ['front.png', 'back.png'])
  const pictures = panel.getByRole('list', { name: 'Pictures of Navy' }).getByRole('listitem')
  await expect.poll(() => pictures.count()).toBe(2)
  const opened = (place: number) => panel.getByRole('button', { name: `Change picture ${place}` })
  await press(opened(2), 'Enter')
  await type(panel.getByLabel('What it shows: picture 2 of Navy'), 'The back')
  await panel.getByRole('img', { name: 'The back' }).waitFor()
  await press(panel.getByRole('button', { name: 'Move picture 2 of Navy to the left' }), 'Enter')
  await pictures.first().getByRole('img', { name: 'The back' }).waitFor()
  await press(panel.getByRole('button', { name: 'Show picture 1 of Navy first' }), 'Enter')
  await pictures.first().getByText('Display image').waitFor()
  await press(opened(2), 'Enter')
  await type(panel.getByLabel('What it shows: picture 2 of Navy'), 'The front')
  await press(panel.getByRole('button', { name: 'Delete picture 2 of Navy' }), 'Enter')
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }), 'Enter')
  await seesToast(page, 'Product Image deleted successfully!')
  await expect.poll(() => pictures.count()).toBe(1)
  await press(page.getByRole('button', { name: 'Undo' }).first(), 'Enter')
  await pictures.last().getByRole('img', { name: 'The front' }).waitFor()

  await type(page.getByLabel('Stock of Navy, MD'), '7')
  const changes = page.getByRole('form', { name: 'Changed counts' })
  await changes.getByText('0 → 7').waitFor()
  await type(changes.getByLabel('Notes'), 'First count')
  await seesToast(page, 'Stock Updated Successfully')
  await page.getByText('Nothing keeps this product from selling.').waitFor()

  const { body } = await call('GET', `${api}/store/products/${id}`)
  expect(body).toMatchObject({
    picture: { alt: 'The back' },
    product_colors: [{ units: [{ size_name: 'MD', stock: 'in' }] }],
  })
})

it('takes several pictures at once, names the file that is none, and orders them by dragging', async () => {
  const id = await product('Drag Kurta', 'Navy')
  const page = await admin.open(`editproduct/${id}`, { expected: /415 \(Unsupported/ })
  const panel = page.getByRole('region', { name: 'Navy' })
  const text = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('I am a text.') }
  await panel
    .getByLabel('Add pictures of Navy')
    .setInputFiles([picture('one.png', 10), text, picture('two.png', 200)])
  await panel.getByText('notes.png: This file is not a PNG').waitFor()
  const pictures = panel.getByRole('list', { name: 'Pictures of Navy' }).getByRole('listitem')
  await expect.poll(() => pictures.count()).toBe(2)
  await panel.getByRole('button', { name: 'Change picture 2' }).click()
  await type(panel.getByLabel('What it shows: picture 2 of Navy'), 'Two')
  await panel.getByRole('img', { name: 'Two' }).waitFor()

  await pictures.last().getByRole('img').dragTo(pictures.first().getByRole('img'))
  await pictures.first().getByRole('img', { name: 'Two' }).waitFor()
  await expect
    .poll(async () => (await call('GET', `${api}/store/products/${id}`)).text)
    .toMatch(/"alt":"Two"\},\{[^}]*"alt":"Drag Kurta in Navy, view 3"/)
})

/** Adds a product that no other test uses, in a color where one is named, and gives its id. */
async function product(title: string, color_name?: string) {
  const { access: token } = await signIn(api)
  const form = { title, description: 'For a test.', Brand: 'Himal', subcategory: '1', price: '900' }
  const id = idOf(await call('POST', `${api}/product/createProduct/`, { token, form }))
  if (color_name === undefined) return id
  const { text } = await call('GET', `${api}/comp/allColor/?q=${color_name}`)
  const color = /"id":(\d+)/.exec(text)?.[1] ?? ''
  const image = new File([new Uint8Array(png())], 'color.png', { type: 'image/png' })
  const color_form = { product: String(id), color, color_img: image }
  await call('POST', `${api}/comp/createproductcolor/`, { token, form: color_form })
  return id
}

async function press(control: Locator, key: string) {
  await control.focus()
  await control.press(key)
}

async function type(field: Locator, text: string) {
  await field.focus()
  await field.page().keyboard.type(text)
  await field.press('Enter')
}

/** Opens the browser's file dialog with the Enter key, and chooses generated pictures with these names. */
async function chooseByKey(page: Page, input: Locator, names: string[]) {
  const opened = page.waitForEvent('filechooser')
  await press(input, 'Enter')
  await (await opened).setFiles(names.map((name, place) => picture(name, 40 * place)))
}
