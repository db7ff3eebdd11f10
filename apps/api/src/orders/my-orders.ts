import type { OrderList } from '@etrend/contract'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { order, orderLine } from '../db/schema-orders'
import { groupBy } from '../lib/group-by'

const PAGE_SIZE = 10
const PICTURES = 4

/** A customer's orders, newest first. A page past the end answers the last one. */
export async function myOrders(db: Queries, user: number, asked: number): Promise<OrderList> {
  const total = await db.$count(order, eq(order.user, user))
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(asked, pages)
  const rows = await db
    .select()
    .from(order)
    .where(eq(order.user, user))
    .orderBy(desc(order.placed_at), desc(order.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.order, ids))
    .orderBy(asc(orderLine.id))
  const linesOf = groupBy(lines, (line) => line.order)
  const items = rows.map((row) => {
    const its = linesOf.get(row.id) ?? []
    return {
      ...row,
      pieces: its.reduce((sum, { quantity }) => sum + quantity, 0),
      pictures: its
        .slice(0, PICTURES)
        .map(({ picture: src, title, color_name }) => ({ src, alt: `${title} in ${color_name}` })),
    }
  })
  return { items, total, page, pages }
}
