import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { order } from '../../db/schema/orders'

/** Orders that came back because the customer refused them at the door; older ones don't say why they came back. */
export const wasRefused = and(
  eq(order.state, 'returned'),
  isNull(order.delivered_at),
  sql`coalesce(${order.came_back}, 'refused') = 'refused'`,
)

type Bought = { id: number; user: number | null; phone: string }

/** For each order, how many other orders of its account or phone number were refused at the door. */
export async function refusalsOfEach(db: Queries, orders: Bought[]) {
  const users = orders.flatMap(({ user }) => user ?? [])
  const phones = orders.flatMap(({ phone }) => (phone === '' ? [] : [phone]))
  const { id, user, phone } = order
  const refused = await db
    .select({ id, user, phone })
    .from(order)
    .where(and(wasRefused, or(inArray(user, users), inArray(phone, phones))))
  const isSameBuyer = (one: Bought, other: Bought) =>
    (one.user !== null && one.user === other.user) ||
    (one.phone !== '' && one.phone === other.phone)
  return new Map(
    orders.map((one) => [
      one.id,
      refused.filter((other) => other.id !== one.id && isSameBuyer(one, other)).length,
    ]),
  )
}
