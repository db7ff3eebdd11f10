import { paymentStart } from '@etrend/contract'
import { NOW } from '@etrend/tooling/given-time'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { order } from '../db/schema/orders'
import { payment } from '../db/schema/payments'
import { stockLevel } from '../db/schema/stock'
import type { Choice } from '../trade/payments/simulator/play-money'
import { oneSkirt, skirt, type OrderingShop } from './ordering'

export const methods = ['esewa', 'khalti'] as const
type Method = (typeof methods)[number]
type Placed = { number: string; token: string }

/** Places an order (unless `placed`), makes a choice at the simulated gateway, and comes back if `comesBack`. */
export async function payAt(
  shop: OrderingShop,
  method: Method,
  choice: Choice,
  { placed, comesBack = true }: { placed?: Placed; comesBack?: boolean } = {},
) {
  const made = placed ?? (await shop.placed({ ...oneSkirt, payment_method: method }))
  const chosen = await chooseAt(shop, made, method, choice)
  const back = wayBack(chosen)
  if (comesBack) await shop.app.inject({ url: back })
  return { ...made, back }
}

export async function chooseAt(shop: OrderingShop, placed: Placed, method: Method, choice: Choice) {
  const start = paymentStart.parse((await shop.guest(placed, '/payments', { method })).json())
  const id =
    start.kind === 'form'
      ? String(start.fields['transaction_uuid'])
      : String(new URL(start.url).searchParams.get('pidx'))
  if (start.kind === 'form') await post(shop, '/simulator/esewa/form', start.fields)
  return post(shop, `/simulator/${method}/choose`, { id, choice })
}

function post({ app }: OrderingShop, url: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return app.inject({ method: 'POST', url, headers, payload: String(new URLSearchParams(fields)) })
}

const seen = z.object({
  state: z.string(),
  payment_state: z.string(),
  paid: z.number(),
  refunded: z.number(),
})
export async function stateOf(shop: OrderingShop, placed: Placed) {
  return seen.parse((await shop.guest(placed)).json())
}

export async function left({ db }: OrderingShop) {
  const { product_color } = stockLevel
  const rows = await db.read.select().from(stockLevel).where(eq(product_color, skirt.product_color))
  return rows[0]?.quantity
}

/**
 * Lets the hold of an order expire while its payment is on the way. Returns a function that brings the browser back,
 * paid. Only 3 minutes pass, so staff stay signed in.
 */
export async function payAfterHold(
  shop: OrderingShop,
  placed: Placed,
  others: Method[] = [],
): Promise<() => Promise<void>> {
  const chosen = [await chooseAt(shop, placed, 'khalti', 'late')]
  for (const method of others) chosen.push(await chooseAt(shop, placed, method, 'late'))
  const soon = new Date(NOW).toISOString()
  await shop.db.write.update(payment).set({ next_check_at: null })
  await shop.db.write
    .update(order)
    .set({ hold_expires_at: soon })
    .where(eq(order.number, placed.number))
  await shop.later(3)
  return async () => {
    for (const one of chosen) await shop.app.inject({ url: wayBack(one) })
  }
}

/** The shop's path to which the gateway's answer redirects the browser. */
export function wayBack({ headers }: { headers: Record<string, unknown> }) {
  return String(headers['location']).replace('http://localhost:4000', '')
}
