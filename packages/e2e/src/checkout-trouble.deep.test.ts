import { expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, phone, visit } from './support/browser-basics'
import { buyNow, fillContact, fillDelivery, orderForCash } from './support/checkout'
import { fileShop } from './support/file-shop'

const { origin } = await fileShop()
const browser = useBrowser()
const blouse = 'Lalitpur Tie-neck Blouse'
const fault = { status: 500, json: { message: 'Something went wrong on our side.' } }

it('a checkout loads again what could not be loaded, and makes one order of several tries, to which Back leads', async () => {
  const page = await browser.open({ ...phone, expected: /500 \(|ERR_FAILED/ })
  await buyNow(page, blouse, 'Navy')
  await fillContact(page, 'sita@example.com')
  await fillDelivery(page)
  const order = page.getByRole('button', { name: /^Place order/ })
  await order.waitFor()

  await page.route('**/api/store/cart', (route) => route.fulfill(fault))
  await page.reload()
  const again = page.getByRole('button', { name: 'Ask for the total again' })
  await again.waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.unroute('**/api/store/cart')
  await again.click()
  await again.waitFor({ state: 'detached' })
  await page.route('**/api/store/checkout', (route) => route.abort())
  await page.reload()
  await page.getByText('Payment methods could not be loaded.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.unroute('**/api/store/checkout')
  await page.getByRole('button', { name: 'Retry' }).click()
  await order.waitFor()

  const otherTab = await page.context().newPage()
  await visit(otherTab, `${origin}/checkout?step=payment`)
  await otherTab.getByRole('button', { name: /^Place order/ }).waitFor()
  const keys: (string | undefined)[] = []
  await page.route('**/api/store/orders', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) return route.fulfill(fault)
    return keys.length === 2 ? route.abort() : route.continue()
  })
  await order.click()
  await page.getByText(/on our side\. Press again: nothing is ordered twice\./).waitFor()
  await order.click()
  await page.getByText(/could not be reached.*Press again: nothing is ordered twice\./).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.reload()
  await hydrated(page)
  await page.getByText('Jhamsikhel Road, Ward 3').waitFor()
  await order.dblclick()
  await page.getByRole('heading', { name: 'Thank you, Sita.' }).waitFor()
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  await otherTab.getByText('There is nothing to order yet.').waitFor()

  await page.goBack()
  await page.getByText('Your order is placed.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'See your order' }).click()
  await page.getByRole('button', { name: 'Cancel this order' }).waitFor()
})

it('an order is found again in another browser by its number and phone only; cancelled, it is ordered again', async () => {
  const page = await browser.open({ ...phone, expected: /ERR_FAILED/ })
  const number = await orderForCash(page, blouse, 'White', '9812345678')
  const other = await browser.open({ ...phone, expected: /404 \(Not Found\)/ })
  await visit(other, `${origin}/order/${number}`)
  await other.getByRole('heading', { name: 'We can’t show this order.' }).waitFor()
  expect(await axeViolations(other)).toEqual([])
  await other.getByRole('link', { name: 'Find it by number and phone' }).click()
  expect(await other.getByLabel('Order number').inputValue()).toBe(number)
  await other.getByLabel('Mobile number').fill('9812345679')
  await other.getByRole('button', { name: 'Find my order' }).click()
  await other.getByText('There is no order with this number and phone.').waitFor()
  expect(await axeViolations(other)).toEqual([])
  await other.getByLabel('Mobile number').fill('+977 9812345678')
  await other.getByRole('button', { name: 'Find my order' }).click()
  await other.getByRole('heading', { name: 'Placed', level: 1 }).waitFor()
  await other.reload()
  await other.getByRole('heading', { name: 'Placed', level: 1 }).waitFor()

  await page.getByRole('button', { name: 'Cancel this order' }).click()
  await page.route('**/cancel', (route) => route.abort())
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByText(/could not be reached/).waitFor()
  await page.unroute('**/cancel')
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByRole('heading', { name: 'Cancelled', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Order it again' }).click()
  await page.waitForURL(`${origin}/cart`)
  await page.getByRole('main').getByRole('link', { name: blouse }).first().waitFor()
})
