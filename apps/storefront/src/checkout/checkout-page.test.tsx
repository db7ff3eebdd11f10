import { NOW } from '@etrend/tooling/given-time'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { fillCart, fillIn, known, openPayment, placed, stored } from '../test/open-payment'

beforeEach(() => {
  fillCart()
  sessionStorage.clear()
})

test('an empty cart has nothing to order', async () => {
  localStorage.clear()
  await openPage('/checkout')
  expect(await screen.findByText('There is nothing to order yet.')).toBeTruthy()
})

test('a step says what is missing, keeps what is typed, and opens the next one when it is complete', async () => {
  const { address } = await openPage('/checkout')
  await userEvent.type(await screen.findByLabelText(/^Email/), 's')
  await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }))
  const problem = 'Enter an email address like name@example.com.'
  expect(screen.getByText(problem)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'))

  await userEvent.type(screen.getByLabelText(/^Email/), 'ita@example.com')
  expect(screen.queryByText(problem)).toBeNull()
  await userEvent.type(screen.getByLabelText('Mobile number'), '98-4123 4567')
  await userEvent.tab()
  expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '+977 984-1234567')
  await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }))
  expect(address()).toBe('/checkout?step=delivery')
  expect(stored('etrend.checkout')).toMatchObject({ email: 'sita@example.com' })
})

test('an order that is paid in cash needs no email address', async () => {
  const { orders } = await openPayment([placed], { email: '' })
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  await expect.poll(() => orders.length).toBe(1)
  expect(orders[0]?.body).toMatchObject({ email: '', payment_method: 'cod' })
})

test('the button names no total that the server has not confirmed, and says what it waits for', async () => {
  await openPayment([placed])
  const others = globalThis.fetch
  let confirm = () => {}
  const isConfirmed = new Promise<void>((resolve) => (confirm = resolve))
  globalThis.fetch = async (input, init) => {
    if (input === '/api/store/cart') await isConfirmed
    return await others(input, init)
  }
  await userEvent.click(screen.getByRole('radio', { name: /eSewa/ }))
  const button = await screen.findByRole('button', { name: 'Confirming the total…' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  confirm()
  await screen.findByRole('button', { name: /^Pay Rs\.\s2,406 with eSewa$/ })
})

test('an online payment asks for the email address that was left out', async () => {
  const { orders, address } = await openPayment([placed], { email: '' })
  expect(screen.queryByLabelText('Email')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /eSewa/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Pay Rs/ }))
  expect(screen.getByText(/^Enter an email address: the receipt/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(address()).toBe('/checkout?step=payment')
  await userEvent.type(screen.getByLabelText('Email'), 'sita@example.com')
  await userEvent.click(screen.getByRole('button', { name: /^Pay Rs/ }))
  await expect.poll(() => orders.length).toBe(1)
  expect(orders[0]?.body).toMatchObject({ email: 'sita@example.com', payment_method: 'esewa' })
})

test('the summary calls the size by its word', async () => {
  await openPage('/checkout')
  const summary = await screen.findByRole('complementary', { name: 'Your order' })
  expect(within(summary).getByText('Black, M × 2')).toBeTruthy()
})

test('another province has other districts', async () => {
  fillIn()
  await openPage('/checkout?step=delivery')
  await userEvent.selectOptions(await screen.findByLabelText('Province'), 'Gandaki')
  const district = screen.getByLabelText('District')
  expect(district).toHaveProperty('value', '')
  expect(within(district).getByRole('option', { name: 'Kaski' })).toBeTruthy()
  expect(within(district).queryByRole('option', { name: 'Lalitpur' })).toBeNull()
})

test('the district that was chosen before is filled in, and its fee for cash is in the sum', async () => {
  localStorage.setItem('etrend.district', '"Kaski"')
  const { email, phone } = known
  localStorage.setItem('etrend.checkout', JSON.stringify({ email, phone, kept_at: NOW }))
  await openPage('/checkout?step=delivery')
  expect(await screen.findByLabelText('District')).toHaveProperty('value', 'Kaski')
  const terms = 'Delivery Rs. 200 · Arrives Thu 3 – Mon 7 Dec · Cash on delivery for Rs. 50 more'
  expect(await screen.findByText(`Kaski: ${terms}`)).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Full name'), 'Sita Gurung')
  await userEvent.type(screen.getByLabelText('City or municipality'), 'Pokhara')
  await userEvent.type(screen.getByLabelText('Street, ward or tole'), 'Lakeside, Ward 6')
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
  // 2400 + 200 + 50 + 4
  expect(
    await screen.findByRole('button', { name: 'Place order, pay Rs.\u00a02,654 on delivery' }),
  ).toBeTruthy()
  const [shipping] = screen.getAllByText('Shipping (Rs. 50 of it for cash)')
  expect(shipping?.nextElementSibling?.textContent).toBe('Rs.\u00a0250')
})

test('a change of the district says what it changes in the sums, until the order is placed', async () => {
  localStorage.setItem('etrend.district', '"Humla"')
  fillIn({ province: 'Karnali', district: 'Humla' })
  await openPage('/checkout?step=delivery')
  await screen.findByText('Humla: Delivery Rs. 2 · Cash on delivery')
  await userEvent.selectOptions(screen.getByLabelText('Province'), 'Gandaki')
  expect(screen.queryByText(/instead of/)).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('District'), 'Kaski')
  const change = 'Delivery to Kaski costs Rs. 200 instead of Rs. 2. The total is Rs. 2,604 now.'
  expect(await screen.findByText(change)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await screen.findByRole('button', { name: /^Place order, pay Rs\.\s2,654 on delivery$/ })
  expect(screen.getByText(change.replace('2,604', '2,654'))).toBeTruthy()
})

test('the address of a later step opens the first unfinished step', async () => {
  await openPage('/checkout?step=payment')
  expect(await screen.findByLabelText(/^Email/)).toBeTruthy()
})

test('the button names its action and the amount; after ordering, the cart and the form are empty', async () => {
  const { orders, address } = await openPayment([placed])
  await userEvent.click(screen.getByRole('radio', { name: /eSewa/ }))
  expect(screen.getByRole('button', { name: 'Pay Rs.\u00a02,406 with eSewa' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /Cash on delivery/ }))
  await userEvent.click(
    screen.getByRole('button', { name: 'Place order, pay Rs.\u00a02,406 on delivery' }),
  )
  await expect.poll(address).toBe('/order/ET-2026-000123')
  expect(orders[0]?.body).toMatchObject({
    email: 'sita@example.com',
    lines: [{ product_color: 11, size: 2, quantity: 2, shown_price: 1200 }],
    expected_total: 2406,
    payment_method: 'cod',
  })
  expect(localStorage.getItem('etrend.cart')).toBe('[]')
  expect(stored('etrend.checkout')).toMatchObject({ email: '', street: '' })
})

test('what changed meanwhile is shown line by line, and the cart is updated', async () => {
  const change = {
    product_color: 11,
    size: 2,
    name: 'T-shirt',
    kind: 'short',
    left: 1,
    price: 1200,
  }
  const changed = { message: 'Only 1 left.', changes: [{ ...change, message: 'Only 1 left.' }] }
  const { orders } = await openPayment([{ status: 409, body: changed }, placed])
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  expect(await screen.findByText('Only 1 left; we reduce the quantity.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Review and continue' }))
  expect(
    await screen.findByRole('button', { name: 'Place order, pay Rs.\u00a01,206 on delivery' }),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  await expect.poll(() => orders.length).toBe(2)
  expect(orders[1]?.key).not.toBe(orders[0]?.key)
})

test('a refusal whose changes can’t be read shows its own sentence', async () => {
  const body = { message: 'Your cart has changed.', changes: [{ kind: 'odd' }] }
  await openPayment([{ status: 409, body }])
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  expect(await screen.findByText('Your cart has changed.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Review and continue' })).toBeNull()
})

test("the server's errors are shown at their fields", async () => {
  const fields = { email: 'Enter an email address like name@example.com.' }
  const { address } = await openPayment([{ status: 400, body: { message: 'No.', fields } }])
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  expect(await screen.findByText(fields.email)).toBeTruthy()
  expect(address()).toBe('/checkout?step=contact')
})

test('cash that is refused to a customer is taken off the list, and the other ways stay', async () => {
  const message =
    'Cash on delivery isn’t available for this order. Please pay with eSewa or Khalti.'
  const body = { message, fields: { payment_method: message } }
  const { address } = await openPayment([{ status: 409, body }])
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(address()).toBe('/checkout?step=payment')
  expect(screen.queryByRole('radio', { name: /Cash on delivery/ })).toBeNull()
  expect(screen.getByRole('radio', { name: /eSewa/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('button', { name: 'Pay Rs.\u00a02,406 with eSewa' })).toBeTruthy()
})
