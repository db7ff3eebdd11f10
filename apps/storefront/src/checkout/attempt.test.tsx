import { NOW, now, startAt } from '@etrend/tooling/given-time'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { dropSession, keepSession } from '../lib/session'
import { fillCart, known, openPayment, placed, stored } from '../test/open-payment'
import { place } from './attempt'

const ATTEMPT = 'etrend.checkout.attempt'

beforeEach(fillCart)
afterEach(() => startAt(NOW))

test('after a lost answer the same order is sent again with the same key', async () => {
  const { orders, address } = await openPayment([undefined, placed])
  const pay = screen.getByRole('button', { name: /^Place order/ })
  await userEvent.click(pay)
  expect(await screen.findByText(/could not be reached/)).toBeTruthy()
  await userEvent.click(pay)
  await expect.poll(address).toBe('/order/ET-2026-000123')
  expect(orders[1]).toEqual(orders[0])
})

test('an order that was changed after a lost answer gets the answer to the first attempt', async () => {
  const used = { status: 422, body: { message: 'This key was used.' } }
  const { orders, address } = await openPayment([undefined, used, placed])
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  await screen.findByText(/could not be reached/)
  await userEvent.click(screen.getByRole('radio', { name: /eSewa/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Pay/ }))
  await expect.poll(address).toBe('/order/ET-2026-000123')
  expect(new Set(orders.map(({ key }) => key)).size).toBe(1)
  expect(orders[2]).toEqual(orders[0])
})

test('a refusal after a lost answer keeps the key, because the first attempt may have arrived', async () => {
  const tooMany = { status: 429, body: { message: 'Too many of these in a short time.' } }
  const { orders, address } = await openPayment([undefined, tooMany, placed])
  const pay = screen.getByRole('button', { name: /^Place order/ })
  await userEvent.click(pay)
  await screen.findByText(/could not be reached/)
  await userEvent.click(pay)
  await screen.findByText('Too many of these in a short time.')
  await userEvent.click(pay)
  await expect.poll(address).toBe('/order/ET-2026-000123')
  expect(new Set(orders.map(({ key }) => key)).size).toBe(1)
  expect(stored(ATTEMPT)).toBeUndefined()
})

// An order without tax has no buyer_pan, and one without a code no promo_code.
const order = {
  ...known,
  landmark: '',
  note: '',
  lines: [],
  payment_method: 'cod' as const,
  expected_total: 2406,
  keep_address: true,
}

test('of the orders kept from before, the key and those that are whole are used', async () => {
  const bodies = [
    { ...order, lines: [{ size: 1 }] },
    null,
    order,
    { ...order, keep_address: 'yes' },
  ]
  localStorage.setItem(ATTEMPT, JSON.stringify({ key: 'of-before', bodies, kept_at: NOW }))
  const used = { status: 422, body: { message: 'This key was used.' } }
  const { orders, address } = await openPayment([used, placed])
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  await expect.poll(address).toBe('/order/ET-2026-000123')
  expect(orders.map(({ key }) => key)).toEqual(['of-before', 'of-before'])
  expect(orders[1]?.body).toEqual(order)
})

test('the same order with its fields in another order is kept once', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('The line is down.'))
  const { name, ...others } = order
  await expect(place(order)).rejects.toThrow('could not be reached')
  await expect(place({ ...others, name })).rejects.toThrow('could not be reached')
  expect(stored(ATTEMPT)?.bodies).toEqual([order])
})

test('what is kept without a key counts as no order', async () => {
  localStorage.setItem(ATTEMPT, JSON.stringify({ bodies: [], kept_at: NOW }))
  const { orders, address } = await openPayment([placed])
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  await expect.poll(address).toBe('/order/ET-2026-000123')
  expect(orders[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
})

test('a day after a lost answer, the next visit to any page removes name, phone number and address', async () => {
  const { unmount } = await openPayment([undefined])
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  await screen.findByText(/could not be reached/)
  expect(localStorage.getItem(ATTEMPT)).toContain('Jhamsikhel Road')
  unmount()
  startAt(now() + 24 * 3_600_000)
  await openPage('/privacy-policy')
  await expect.poll(() => allKept()).not.toContain('Jhamsikhel Road')
  expect(allKept()).not.toContain('984-1234567')
})

test('signing out removes what was typed at the checkout, and an order without an answer', async () => {
  const { unmount } = await openPayment([undefined])
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  await screen.findByText(/could not be reached/)
  unmount()
  const session = { access: 'a', refresh: 'r' }
  act(() => keepSession({ ...session, email: known.email, username: 'Sita', role: 'user' }))
  act(() => dropSession())
  expect([stored(ATTEMPT), stored('etrend.checkout')]).toEqual([undefined, undefined])
})

/** All texts in local storage. */
function allKept() {
  return Object.keys(localStorage)
    .map((key) => localStorage.getItem(key))
    .join()
}
