import { NOW } from '@etrend/tooling/given-time'
import { screen } from '@testing-library/react'
import { openPage } from '../app/open-page-for-test'
import { keptValue } from '../lib/local-storage'
import { record } from '../lib/schema'
import { shirt } from './shirt'

export const known = {
  email: 'sita@example.com',
  phone: '+977 984-1234567',
  name: 'Sita Shrestha',
  province: 'Bagmati',
  district: 'Lalitpur',
  city: 'Lalitpur',
  street: 'Jhamsikhel Road',
}

/** The shop's answer to an order. */
export const placed = {
  status: 201,
  body: {
    number: 'ET-2026-000123',
    token: 'secret',
    state: 'placed',
    payment_method: 'cod',
    payment_state: 'due',
    total: 2406,
  },
}

export function fillCart() {
  localStorage.setItem('etrend.cart', JSON.stringify([{ ...shirt, quantity: 2 }]))
}

/** Fills in all fields of the checkout, as if they had been typed a moment ago. */
export function fillIn(changes: Partial<typeof known> = {}) {
  localStorage.setItem('etrend.checkout', JSON.stringify({ ...known, ...changes, kept_at: NOW }))
}

/**
 * Opens the payment step with all fields filled in, but for `changes`. `answers` go to the orders in turn; undefined
 * means no answer.
 */
export async function openPayment(
  answers: ({ status: number; body: unknown } | undefined)[],
  changes: Partial<typeof known> = {},
  total = 'Rs. 2,406',
) {
  fillIn(changes)
  const page = await openPage('/checkout?step=payment')
  const others = globalThis.fetch
  const orders: { key: string | null; body: unknown }[] = []
  globalThis.fetch = async (input, init) => {
    if (input !== '/api/store/orders') return await others(input, init)
    const key = new Headers(init?.headers).get('idempotency-key')
    const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    orders.push({ key, body: sent })
    const answer = answers[orders.length - 1]
    if (!answer) throw new TypeError('The line is down.')
    return Response.json(answer.body, { status: answer.status })
  }
  await screen.findAllByText(total)
  return { ...page, orders }
}

/** The object that the browser keeps under a key; undefined where there is none. */
export function stored(key: string) {
  return keptValue(key, record)
}
