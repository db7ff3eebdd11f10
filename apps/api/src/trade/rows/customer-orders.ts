import type { OrderList, OrderRow } from '@etrend/contract'
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { order, orderLine } from '../../db/schema/orders'
import { groupBy } from '../../lib/group-by'

const PAGE_SIZE = 10
const PICTURES = 4

/** A customer's orders, newest first. A page past the end answers the last one. */
export async function myOrders(db: Queries, user: number, asked: number): Promise<OrderList> {
  const total = await db.$count(order, eq(order.user, user))
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(asked, pages)
  const items = await ordersWhere(db, eq(order.user, user), {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
  return { items, total, page, pages }
}

/** The latest 50 orders of an account. */
export function latestOrders(db: Queries, user: number) {
  return ordersWhere(db, eq(order.user, user), { limit: 50, offset: 0 })
}

/** The latest 50 orders that guests placed under a phone number. */
export function latestOrdersOfGuest(db: Queries, phone: string) {
  const isTheirs = and(isNull(order.user), eq(order.phone, phone))
  return ordersWhere(db, isTheirs, { limit: 50, offset: 0 })
}

async function ordersWhere(
  db: Queries,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> {
  const rows = await db
    .select()
    .from(order)
    .where(where)
    .orderBy(desc(order.placed_at), desc(order.id))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.order, ids))
    .orderBy(asc(orderLine.id))
  const linesOf = groupBy(lines, (line) => line.order)
  return rows.map((row) => {
    const its = linesOf.get(row.id) ?? []
    return {
      ...row,
      pieces: its.reduce((sum, { quantity }) => sum + quantity, 0),
      pictures: its
        .slice(0, PICTURES)
        .map(({ picture: src, title, color_name }) => ({ src, alt: `${title} in ${color_name}` })),
    }
  })
}
