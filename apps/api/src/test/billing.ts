import { billRow, creditNoteRow } from '@etrend/contract'
import { expect } from 'vitest'
import * as z from 'zod'
import { oneSkirt, orderingShop, type OrderingShop } from './ordering'
import { payAt } from './paying'

const ofOrder = z.object({ bills: z.array(billRow), credit_notes: z.array(creditNoteRow) })

/** A shop that charges tax in this way. */
export async function shopWith(tax_mode: string, more: object = {}) {
  const shop = await orderingShop()
  const settings = { tax_mode, tax_number: '601234567', ...more }
  expect((await shop.patch('/staff/settings', settings)).statusCode).toBe(200)
  return shop
}

/** A skirt with delivery, and no tax added. */
export const vatSkirt = { ...oneSkirt, expected_total: 902 }

/** The bills and credit notes of an order. */
export async function billsOf(shop: OrderingShop, { number }: { number: string }) {
  return ofOrder.parse((await shop.get(`/staff/orders/${number}/bills`)).json())
}

/** Pays for a skirt online. */
export async function paidSkirt(shop: OrderingShop) {
  const placed = await shop.placed({ ...vatSkirt, payment_method: 'khalti' })
  return payAt(shop, 'khalti', 'pay', { placed })
}
