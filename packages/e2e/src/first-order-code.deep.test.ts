import { expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { phone, visit } from './support/browser-basics'
import { buyNow, fillContact, fillDelivery } from './support/checkout'
import { ownShop } from './support/played-shop'

const own = ownShop()
const browser = useBrowser()
const admin = adminBrowser(() => own.shop())

it('a code for first orders takes off the first order, and tells why it isn’t for the second', async () => {
  const page = await admin.open('promocodes/add', phone)
  await page.getByLabel('Code', { exact: true }).fill('Welcome')
  await page.getByLabel('Takes off').fill('100')
  await page.getByLabel('First order only').check()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('First orders').waitFor()

  const { origin } = own.shop()
  const customer = await browser.open({ ownOrigin: origin, expected: /409/ })
  const order = async () => {
    await buyNow(customer, 'Lalitpur Tie-neck Blouse', 'Red', own.shop())
    await visit(customer, `${origin}/cart`)
    await customer.getByLabel('Promo code').fill('welcome')
    await customer.getByRole('button', { name: 'Apply' }).click()
    await customer.getByText('Welcome · Rs. 100 off').waitFor()
    await visit(customer, `${origin}/checkout`)
    await fillContact(customer, 'newcomer@example.com', '9841234567')
    await fillDelivery(customer)
    await customer.getByRole('button', { name: /^Place order, pay / }).click()
  }
  await order()
  await customer.waitForURL(/\/order\/ET-/)
  await customer.getByText('Discount (Welcome)').waitFor()
  await order()
  await customer.getByText('This promo code is for a first order.').first().waitFor()
})
