import { randomUUID } from 'node:crypto'
import { placedOrder } from '@etrend/contract'
import type { TestShop } from './open-shop'
import { shopOfFour } from './test-app'

/** A skirt at Rs. 900 after its discount; 9 are in stock. */
export const skirt = { product_color: 3, size: 1, quantity: 1 }
/** A tee at Rs. 1,200; 2 are in stock. */
export const tee = { product_color: 4, size: 1, quantity: 1 }

export const sita = {
  email: 'sita@example.com',
  name: 'Sita Sharma',
  phone: '984-1234567',
  province: 'Bagmati',
  district: 'Kathmandu',
  city: 'Kathmandu Metropolitan City',
  street: 'Ward 10, New Baneshwor',
}

/** A skirt with the shop's fees: 900 + 2 + 4. */
export const oneSkirt = { ...sita, lines: [skirt], payment_method: 'cod', expected_total: 906 }

/** A shop of four products in which tests place orders, with the simulated gateways. */
export async function orderingShop(
  parts: Parameters<typeof shopOfFour>[0] = { gateways: { simulator: true } },
) {
  const shop = await shopOfFour(parts)
  return { ...shop, ...orderingAt(shop) }
}
export type OrderingShop = Awaited<ReturnType<typeof orderingShop>>

export function orderingAt({ app }: TestShop) {
  const place = (
    payload: object = oneSkirt,
    { key = randomUUID(), headers = {} }: { key?: string; headers?: Record<string, string> } = {},
  ) =>
    app.inject({
      method: 'POST',
      url: '/store/orders',
      headers: { 'idempotency-key': key, ...headers },
      payload,
    })

  return {
    place,
    /** A placed order's number and token. */
    async placed(payload: object = oneSkirt, headers: Record<string, string> = {}) {
      return placedOrder.parse((await place(payload, { headers })).json())
    },
    /** A guest's call about the order, with the order's token. */
    guest: ({ number, token }: { number: string; token: string }, path = '', payload?: object) =>
      app.inject({
        method: payload ? 'POST' : 'GET',
        url: `/store/orders/${number}${path}`,
        headers: { 'x-order-token': token },
        ...(payload && { payload }),
      }),
  }
}

/** The texts of an order's timeline that its customer sees, the oldest first. */
export async function publicTexts(
  { guest }: OrderingShop,
  placed: { number: string; token: string },
): Promise<string[]> {
  const { timeline } = (await guest(placed)).json<{ timeline: { text: string }[] }>()
  return timeline.map(({ text }) => text)
}
