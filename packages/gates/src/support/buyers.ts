import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { callWithRetry } from './patient'
import { fees, price } from './stocked'

type Line = { product_color: number; size: number; quantity: number }

let buyers = Math.floor(Math.random() * 1e7)

/** A new buyer, whose phone number, address and network no other buyer has. */
export function newBuyer() {
  buyers += 1
  const number = buyers % 1e8
  const [a, b] = [(number >> 8) & 255, number & 255]
  return {
    details: {
      email: `buyer${number}@example.com`,
      name: 'Sita Shrestha',
      phone: `98${String(number).padStart(8, '0')}`,
      province: 'Bagmati',
      district: 'Kathmandu',
      city: 'Kathmandu',
      street: `House ${number}, Lazimpat`,
    },
    headers: { 'x-forwarded-for': `10.${(number >> 16) & 255}.${a}.${b}` },
  }
}

type Buyer = ReturnType<typeof newBuyer>
type Order = {
  lines: Line[]
  payment_method?: 'cod' | 'esewa' | 'khalti'
  promo_code?: string
  discount?: number
}

/** The body with which a buyer places an order, with the total in rupees that the cart showed. */
export function orderOf(
  buyer: Buyer,
  { lines, payment_method = 'cod', promo_code, discount = 0 }: Order,
) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...buyer.details,
    lines,
    payment_method,
    ...(promo_code !== undefined && { promo_code }),
    expected_total: pieces * price + fees - discount,
  }
}

/** Places one order. While the shop is busy (503), it waits and retries with the same Idempotency-Key. */
export function place(
  api: string,
  order: Order & { token?: string; key?: string },
  buyer = newBuyer(),
) {
  const { token, key = randomUUID(), ...asked } = order
  return callWithRetry('POST', `${api}/store/orders`, {
    json: orderOf(buyer, asked),
    headers: { ...buyer.headers, 'idempotency-key': key },
    ...(token !== undefined && { token }),
  })
}

export const placedOrder = z.object({ number: z.string(), token: z.string(), total: z.number() })
