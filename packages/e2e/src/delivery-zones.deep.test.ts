import { expect, it } from 'vitest'
import { adminBrowser, fillField } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { phone, visit } from './support/browser-basics'
import { choose } from './support/cart'
import { fillContact } from './support/checkout'
import { ownShop } from './support/played-shop'
import { seesToast } from './support/toasts'

const own = ownShop()
const browser = useBrowser()
const admin = adminBrowser(() => own.shop())

it('a shopper in Pokhara sees the fee and days of the owner’s new zone, and pays them', async () => {
  const page = await admin.open('delivery', phone)
  await page.getByText('Delivery Rs. 2 · Cash on delivery').waitFor()
  await page.getByRole('link', { name: 'Add Delivery Zone' }).click()
  await fillField(page, 'Name', 'Pokhara')
  await page.locator('summary', { hasText: 'Gandaki' }).click()
  await page.getByRole('checkbox', { name: 'Kaski', exact: true }).check()
  await fillField(page, 'Fee', '200')
  await fillField(page, 'Days from', '2')
  await fillField(page, 'Days to', '4')
  await fillField(page, 'Fee for cash', '50')
  await page.getByText('Cash on delivery for Rs. 50 more').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit' }).click()
  await seesToast(page, 'Delivery zone saved')
  await page.getByRole('link', { name: 'Pokhara', exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  const { origin } = own.shop()
  const shop = await browser.open({ ownOrigin: origin, ...phone })
  await visit(shop, `${origin}/search?q=blouse`)
  await shop.getByRole('main').getByRole('link', { name: 'Lalitpur Tie-neck Blouse' }).click()
  await shop.getByRole('heading', { name: 'Lalitpur Tie-neck Blouse', level: 1 }).waitFor()
  await shop.getByText('The delivery fee depends on the district.').waitFor()
  await shop.getByLabel('Delivery to').selectOption('Kaski')
  const terms = 'Delivery Rs. 200 · Arrives in 2–4 days · Cash on delivery for Rs. 50 more'
  await shop.getByText(terms).waitFor()
  expect(await axeViolations(shop)).toEqual([])
  await choose(shop, 'Red')
  await shop.getByRole('button', { name: 'Add to cart' }).first().click()

  await visit(shop, `${origin}/cart`)
  expect(await shop.getByLabel('Delivery to').inputValue()).toBe('Kaski')
  await shop.getByText(terms).waitFor()
  await shop.getByText('Rs. 2704', { exact: true }).first().waitFor()
  await visit(shop, `${origin}/checkout`)
  await fillContact(shop, 'sita@example.com')
  expect(await shop.getByLabel('District').inputValue()).toBe('Kaski')
  await shop.getByText(`Kaski: ${terms}`).waitFor()
  await fillField(shop, 'Full name', 'Sita Gurung')
  await fillField(shop, 'City or municipality', 'Pokhara')
  await fillField(shop, 'Street, ward or tole', 'Lakeside, Ward 6')
  await shop.getByRole('button', { name: 'Continue to payment' }).click()
  await shop.getByRole('button', { name: 'Place order, pay Rs. 2754 on delivery' }).click()
  await shop.getByText('Shipping (Rs. 50 of it for cash)').first().waitFor()
  await shop.getByText('Rs. 250', { exact: true }).first().waitFor()
})
