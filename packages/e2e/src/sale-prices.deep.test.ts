import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminBrowser, confirmDeletion, fillField } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { phone, visit } from './support/browser-basics'
import { buyNow } from './support/checkout'
import { ownShop } from './support/played-shop'
import { seesToast } from './support/toasts'

const own = ownShop()
const browser = useBrowser()
const admin = adminBrowser(() => own.shop())

const jacket = 'Langtang Down Jacket'

/** The prices of a card or page, paid and struck through: 'Rs. 4500 before Rs. 6000'. */
async function pricesOf(page: Page) {
  return await page.getByRole('article').filter({ hasText: jacket }).first().innerText()
}

it('a sale is shown struck through, charged in the cart, and ends when it is deleted', async () => {
  const { origin } = own.shop()
  const page = await admin.open('addsale', phone)
  await page.getByLabel('Title', { exact: true }).fill('Winter')
  await page.getByLabel('Takes off').fill('25')
  await page.getByLabel('For', { exact: true }).selectOption('category')
  await fillField(page, 'Category', 'Men')
  await page.getByText(/of 9 products become cheaper$/).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit' }).click()
  await seesToast(page, 'Sale added successfully')

  const shop = await browser.open({ ownOrigin: origin })
  await visit(shop, `${origin}/mens`)
  const before = await pricesOf(shop)
  expect(before).toMatch(/Rs\. \d+\s+before\s+Rs\. \d+/)
  const [paid = 0, full = 0] = [...before.matchAll(/Rs\. (\d+)/g)].map(([, sum]) => Number(sum))
  expect(paid).toBe(full - Math.round(full / 4))
  await buyNow(shop, jacket, 'Black', own.shop())
  await visit(shop, `${origin}/cart`)
  await shop.getByText(`Rs. ${paid}`).first().waitFor()
  await shop
    .getByRole('main')
    .locator('s', { hasText: `Rs. ${full}` })
    .waitFor()

  const list = await admin.open('allsale')
  await list
    .getByRole('row', { name: /Winter/ })
    .getByText('Running')
    .waitFor()
  expect(await axeViolations(list)).toEqual([])
  await list.getByRole('button', { name: 'Delete Winter' }).click()
  await confirmDeletion(list, 'Sale')
  await visit(shop, `${origin}/cart`)
  await shop.getByText(`Price changed from Rs. ${paid} to Rs. ${full}`).waitFor()
})

/** Long enough to look at the shop meanwhile, on a busy machine too. */
