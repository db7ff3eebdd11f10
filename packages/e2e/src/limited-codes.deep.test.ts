import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminBrowser, fillField } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { phone, visit } from './support/browser-basics'
import { summaryOf } from './support/cart'
import { buyNow } from './support/checkout'
import { ownShop } from './support/played-shop'
import { seesToast } from './support/toasts'

const own = ownShop()
const browser = useBrowser()
const admin = adminBrowser(() => own.shop())

const blouse = 'Lalitpur Tie-neck Blouse'

it('a code for a collection takes off nothing else', async () => {
  const { origin } = own.shop()
  const collections = await admin.open('addcollection')
  await collections.getByLabel('Title', { exact: true }).fill('Gifts for him')
  await fillField(collections, 'Category', 'Men')
  await collections.getByText(/^9 products now$/).waitFor()
  await collections.getByRole('button', { name: 'Submit' }).click()
  await seesToast(collections, 'Collection added successfully')

  const page = await admin.open('promocodes/add', phone)
  await page.getByLabel('Code', { exact: true }).fill('Winter')
  await page.getByLabel('Takes off').fill('100')
  await page.getByRole('checkbox', { name: 'Gifts for him' }).check()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Winter').first().waitFor()

  const shopper = await browser.open({ ownOrigin: origin })
  await buyNow(shopper, blouse, 'Red', own.shop())
  await applyCode(shopper, 'winter')
  await shopper
    .getByText('This promo code is only for products of: Gifts for him. None is in your cart.')
    .first()
    .waitFor()
  await buyNow(shopper, 'Langtang Down Jacket', 'Black', own.shop())
  await applyCode(shopper, 'winter')
  await shopper.getByText('Winter · Rs. 100 off').waitFor()
  await expect.poll(async () => (await summaryOf(shopper))['Discount']).toBe('− Rs. 100')
})

async function applyCode(shopper: Page, code: string) {
  await visit(shopper, `${own.shop().origin}/cart`)
  await shopper.getByLabel('Promo code').fill(code)
  await shopper.getByRole('button', { name: 'Apply' }).click()
}
