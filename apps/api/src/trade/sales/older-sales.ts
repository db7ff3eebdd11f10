import { and, asc, eq, gt, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { order, orderLine } from '../../db/schema/orders'
import { refund } from '../../db/schema/payments'
import { saleEntry } from '../../db/schema/sales'
import { ordersWithCounted } from '../rows/line-worths'
import type { OrderRow } from '../rows/order-row'
import { addEntries, changesBetween } from '../rows/sale-entries'
import { saleParts } from '../rows/sale-value'

const AT_ONCE = 500

/**
 * Books the sales that older versions of the shop made, in slices. An order counts on the day of its invoice; what was
 * paid back or returned since, on the day of its last refund. Returns how many orders were looked at.
 */
export async function bookOlderSales(db: Database) {
  let after = 0
  let looked = 0
  for (;;) {
    const rows = await db.transaction((tx) => bookSome(tx, after))
    looked += rows.length
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return looked
    after = last.id
  }
}

async function bookSome(tx: Queries, after: number) {
  const underWay = inArray(order.state, ['confirmed', 'packed', 'shipped'])
  const booked = tx
    .select({ id: saleEntry.id })
    .from(saleEntry)
    .where(eq(saleEntry.order, order.id))
  const found = await ordersWithCounted(tx)
    .where(and(gt(order.id, after), or(isNotNull(order.delivered_at), underWay), notExists(booked)))
    .orderBy(asc(order.id))
    .limit(AT_ONCE)
  const ids = found.map(({ row }) => row.id)
  const lines = await tx.select().from(orderLine).where(inArray(orderLine.order, ids))
  const refunds = await tx
    .select({ order: refund.order, last: sql<string>`max(${refund.created_at})` })
    .from(refund)
    .where(inArray(refund.order, ids))
    .groupBy(refund.order)
  const refundedAt = new Map(refunds.map((row) => [row.order, row.last]))
  const linesOf = new Map(ids.map((id): [number, Line[]] => [id, []]))
  for (const line of lines) linesOf.get(line.order)?.push(line)
  const entries = found.flatMap(({ row, products }) =>
    olderEntries({ row, lines: linesOf.get(row.id) ?? [], products }, refundedAt.get(row.id)),
  )
  await addEntries(tx, entries)
  return found.map(({ row }) => row)
}

type Line = typeof orderLine.$inferSelect
type Older = { row: OrderRow; lines: Line[]; products: number[] | null }

/** The entry of the day on which an order was sold, and those of the day when something of it was paid back. */
function olderEntries({ row, lines, products }: Older, refundedAt: string | undefined) {
  const { id, invoiced_at, delivered_at, placed_at, refunded, carried_out } = row
  const soldAt = invoiced_at ?? delivered_at ?? placed_at ?? ''
  const now = saleParts(row, lines, products)
  const isBack = refunded > 0 || carried_out > 0 || lines.some(({ returned }) => returned > 0)
  if (!isBack) return changesBetween([], now, id, new Date(soldAt))
  const untouched = lines.map((line) => ({ ...line, returned: 0 }))
  const paid = Math.max(row.paid, row.total)
  const sold = { ...row, paid, to_pay: 0, refunded: 0, carried_out: 0 }
  const asSold = saleParts(sold, untouched, products)
  return [
    ...changesBetween([], asSold, id, new Date(soldAt)),
    ...changesBetween(asSold, now, id, new Date(refundedAt ?? soldAt)),
  ]
}
