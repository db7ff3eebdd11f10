import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillCart, openPayment, placed, stored } from '../test/open-payment'
import { shop } from '../test/shop-settings'

const before = { ...shop }

beforeEach(() => {
  fillCart()
  sessionStorage.clear()
})

afterEach(() => {
  Object.assign(shop, before)
})

/** Opens the payment step in a shop with VAT in its prices. */
function openWithVat() {
  Object.assign(shop, { tax_mode: 'vat_inclusive', vat_rate: 13 })
  return openPayment([placed], {}, 'Rs. 2,402')
}

test('the PAN for the bill is asked for where the customer wants it, and sent with the order', async () => {
  const { orders } = await openWithVat()
  await userEvent.click(screen.getByText('I need a bill with my PAN'))
  expect(screen.getByText(/The bill is made out to Sita Shrestha\./)).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^PAN/), '302 345 678')
  expect(stored('etrend.checkout')).toMatchObject({ buyer_pan: '302 345 678' })
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  await expect.poll(() => orders.length).toBe(1)
  expect(orders[0]?.body).toMatchObject({ buyer_pan: '302 345 678' })
})

test('a PAN without nine digits says so, takes the focus, and nothing is ordered', async () => {
  const { orders } = await openWithVat()
  await userEvent.click(screen.getByText('I need a bill with my PAN'))
  await userEvent.type(screen.getByLabelText(/^PAN/), '30234567')
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  expect(screen.getByText('Enter a PAN of nine digits, or nothing.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^PAN/))
  expect(orders).toEqual([])
})

test('an order without a PAN is sent without one', async () => {
  const { orders } = await openWithVat()
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }))
  await expect.poll(() => orders.length).toBe(1)
  expect(orders[0]?.body).not.toHaveProperty('buyer_pan')
})

test('a shop with the fixed tax doesn’t ask for a PAN', async () => {
  await openPayment([placed])
  expect(screen.queryByText('I need a bill with my PAN')).toBeNull()
})
