import { expect, it } from 'vitest'
import * as z from 'zod'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, desk, phone, visit } from './support/browser-basics'
import { call, signIn } from './support/call'
import { buyNow, fillContact, fillDelivery } from './support/checkout'
import { mobileNumber, register, signInThere } from './support/customers'
import { fileShop } from './support/file-shop'

const { origin, api } = await fileShop()
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

it('a code that is disabled during the checkout is reported, and taken out of the total', async () => {
  const { access: token } = await signIn(api)
  const code = `GONE${Math.random().toString(36).slice(2, 8)}`.toUpperCase()
  const made = await call('POST', `${api}/staff/promo-codes`, {
    token,
    json: { code, amount_off: 50 },
  })
  expect(made.status).toBe(201)
  const page = await browser.open({ ...phone, expected: /40[09] \(/ })
  await buyNow(page, blouse, 'Red')
  await visit(page, `${origin}/cart`)
  await page.getByLabel('Promo code').fill('nothing like it')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('alert').getByText('Invalid promo code.').waitFor()
  await page.getByLabel('Promo code').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('Rs. 50 off').waitFor()
  await visit(page, `${origin}/checkout`)
  await fillContact(page, 'sita@example.com')
  await fillDelivery(page)
  const order = page.getByRole('button', { name: 'Place order, pay Rs. 2456 on delivery' })
  await order.waitFor()
  const { id } = z.object({ id: z.int() }).parse(made.body)
  const ended = { code, amount_off: 50, is_active: false }
  const { status } = await call('PUT', `${api}/staff/promo-codes/${id}`, { token, json: ended })
  expect(status).toBe(200)
  await order.click()
  await page.getByText(/The total is without it now\./).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Place order, pay Rs. 2506 on delivery' }).click()
  await page.getByRole('heading', { name: 'Thank you, Sita.' }).waitFor()
})

it('a signed-in customer finds address and phone filled in, and a field that they empty stays empty', async () => {
  const gita = await register(api, 'Gita')
  const { email, password } = gita
  const { access: token } = await signIn(api, { email, password })
  const phoneNumber = mobileNumber()
  const address = {
    name: 'Gita Karki',
    phone: phoneNumber,
    province: 'Koshi',
    district: 'Ilam',
    city: 'Ilam',
    street: 'Tea garden road',
    landmark: '',
    is_default: true,
  }
  await call('POST', `${api}/store/addresses`, { token, json: address })
  const page = await browser.open({ ...phone })
  await visit(page, `${origin}/login`)
  await signInThere(page, gita)
  await buyNow(page, blouse, 'Navy')
  const mobile = page.getByLabel('Mobile number')
  await expect.poll(() => mobile.inputValue()).toContain(phoneNumber.slice(-7))
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  const hints = (name: string) =>
    page
      .getByLabel(name)
      .evaluate((field) => [field.getAttribute('autocomplete'), field.getAttribute('inputmode')])
  expect(await hints('Email')).toEqual(['email', 'email'])
  expect(await hints('Mobile number')).toEqual(['tel', 'tel'])
  await mobile.fill('')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.getByText('Enter a Nepali mobile number', { exact: false }).waitFor()
  expect(await mobile.inputValue()).toBe('')
  await mobile.fill(phoneNumber)
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Gita Karki')
  expect(await page.getByLabel('Street, ward or tole').inputValue()).toBe('Tea garden road')
  expect(await hints('Full name')).toEqual(['name', null])
})
