import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminBrowser, confirmDeletion } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { phone } from './support/browser-basics'
import { call, idOf, signIn } from './support/call'
import { fileShop } from './support/file-shop'
import { png } from './support/png'
import { seesToast } from './support/toasts'

const { api, origin } = await fileShop()
const admin = adminBrowser()
const shoppers = useBrowser()

it('a draft is previewed, put on sale, archived, deleted with all its parts and brought back', async () => {
  const id = await draft('Hidden Kurta')
  const address = `${origin}/productDetail/${id}-hidden-kurta`
  const shopper = await shoppers.open({ ...phone, expected: /404|410/ })
  expect(await statusOf(shopper, address)).toBe(404)

  const page = await admin.open(`editproduct/${id}`)
  await page.getByText('Shoppers don’t see it yet.').waitFor()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = await opened
  await preview.getByText(/^Preview\./).waitFor()
  await preview.getByRole('heading', { level: 1, name: 'Hidden Kurta' }).waitFor()
  expect(await preview.getByRole('button', { name: 'Add to cart' }).isDisabled()).toBe(true)
  expect(await axeViolations(preview)).toEqual([])
  await preview.close()

  await page.getByRole('button', { name: 'Put on sale' }).click()
  await seesToast(page, 'Product Updated Successfully')
  expect(await statusOf(shopper, address)).toBe(200)
  await shopper.getByRole('heading', { level: 1, name: 'Hidden Kurta' }).waitFor()

  await page.goto(`${page.url().split('/etrendadmin')[0]}/etrendadmin/allproduct?q=Hidden+Kurta`)
  await page.getByRole('checkbox', { name: 'Select Hidden Kurta' }).check()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Status').selectOption('Archived')
  await page.getByRole('dialog').getByRole('button', { name: 'Change', exact: true }).click()
  await seesToast(page, '1 product changed')
  expect(await statusOf(shopper, address)).toBe(410)
  await shopper.getByRole('heading', { name: 'This piece is no longer sold.' }).waitFor()
  await shopper.getByRole('region', { name: 'You Might Also Like' }).waitFor()
  expect(await axeViolations(shopper)).toEqual([])

  await page.getByRole('button', { name: 'Delete Hidden Kurta' }).click()
  await page.getByText(/^This also deletes 1 color/).waitFor()
  await confirmDeletion(page, 'Product')
  await seesToast(page, 'Product deleted successfully!')
  expect(await statusOf(shopper, address)).toBe(404)
  await page.getByRole('link', { name: 'Trash' }).first().click()
  await page.getByText(/with its 1 color and 1/).waitFor()
  await page.getByRole('button', { name: 'Restore product Hidden Kurta' }).click()
  await seesToast(page, 'product Hidden Kurta is back')
  expect(await statusOf(shopper, address)).toBe(410)
})

async function statusOf(page: Page, address: string) {
  return (await page.goto(address))?.status()
}

/** A draft in one color, with 3 pieces in one size. */
async function draft(title: string) {
  const { access: token } = await signIn(api)
  const add = async (path: string, form: Record<string, string | Blob>) =>
    idOf(await call('POST', api + path, { token, form }))
  const product = await add('/product/createProduct/', {
    title,
    description: 'Light cotton.',
    Brand: 'Himal',
    subcategory: '1',
    price: '2500',
    status: 'draft',
  })
  const color_img = new File([new Uint8Array(png())], 'color.png', { type: 'image/png' })
  const form = { product: String(product), color: '1', color_img }
  const unit = await add('/comp/createproductcolor/', form)
  await add('/stock/createStock/', {
    product_color: String(unit),
    size: '1',
    movement_type: 'In',
    quantity: '3',
    notes: '',
  })
  return product
}
