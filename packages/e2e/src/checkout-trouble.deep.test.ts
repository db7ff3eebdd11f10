import { expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, desk, phone, visit } from './support/browser-basics'
import { buyNow, fillContact, fillDelivery } from './support/checkout'
import { fileShop } from './support/file-shop'

const { origin } = await fileShop()
const browser = useBrowser()
const blouse = 'Lalitpur Tie-neck Blouse'
const fault = { status: 500, json: { message: 'Something went wrong on our side.' } }

it('a server error, a lost connection, a reload and a double click make one order, and Back leads to it', async () => {
  const page = await browser.open({ ...phone, expected: /500 \(|ERR_FAILED/ })
  await buyNow(page, blouse, 'Navy')
  await fillContact(page, 'sita@example.com')
  await fillDelivery(page)
  const order = page.getByRole('button', { name: /^Place order/ })
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

  await page.goBack()
  await page.getByText('Your order is placed.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'See your order' }).click()
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

it('each step says what could not be loaded, and loads it again; another tab may order meanwhile', async () => {
  const page = await browser.open({ ...desk, expected: /500 \(|ERR_FAILED/ })
  await buyNow(page, blouse, 'White')
  await fillContact(page, 'sita@example.com')
  await fillDelivery(page)
  await page.getByRole('button', { name: /^Place order/ }).waitFor()
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
  await page.unroute('**/api/store/checkout')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('button', { name: /^Place order/ }).waitFor()

  const other = await page.context().newPage()
  await visit(other, `${origin}/checkout?step=payment`)
  await other.getByRole('button', { name: /^Place order/ }).click()
  await other.getByRole('heading', { name: 'Thank you, Sita.' }).waitFor()
  await page.getByText('There is nothing to order yet.').waitFor()
})
