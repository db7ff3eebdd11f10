import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first } from '../../db/rows'
import { order } from '../../db/schema-orders'
import { bikramSambat, fiscalYear } from '../../lib/bikram-sambat'
import { kathmanduYear } from '../../lib/kathmandu'
import { nextNumber } from '../rows/numbers'
import type { OrderRow } from '../rows/order-row'
import { unansweredRestore } from './unanswered-restore'

const AT_ONCE = 200

/**
 * Gives an order its invoice number if its sale is final now: paid, or delivered. To be called in the transaction
 * that makes the sale final, so that the numbers of a fiscal year have no gap. An order keeps the number that it has.
 */
export async function numberFinalSale(tx: Queries, id: number, now: Date) {
  if (await unansweredRestore(tx)) return
  const row = await first(
    tx
      .select({ id: order.id })
      .from(order)
      .where(and(eq(order.id, id), isUnnumbered)),
  )
  if (row) await number(tx, row.id, now)
}

/**
 * Numbers the final sales that have no invoice number, oldest first: those of older versions of the shop, and those
 * made while the last invoice number on paper was unknown. Returns how many.
 */
export async function numberOlderSales(db: Database, clock: () => Date) {
  let numbered = 0
  for (;;) {
    const rows = await db.transaction((tx) => numberSome(tx, clock()))
    numbered += rows
    if (rows < AT_ONCE) return numbered
  }
}

/** The sentence on the invoice that says why it has no number; undefined where the order has one. */
export function whyNoInvoice(row: OrderRow) {
  const { invoice_number, state } = row
  if (invoice_number) return undefined
  if (isFinal(row)) {
    return 'The shop was restored from a backup: the order gets its number once staff enter the last number on paper.'
  }
  return state === 'cancelled' || state === 'returned'
    ? 'This order did not become a sale, so it has no invoice number.'
    : 'The order gets its invoice number when it is paid, or on delivery if it is paid in cash.'
}

/** Whether the sale is final. A final sale lacks a number only while the last number on paper is unknown. */
function isFinal({ state, delivered_at, to_pay, paid, refunded }: OrderRow) {
  const isUnderWay = state === 'confirmed' || state === 'packed' || state === 'shipped'
  return delivered_at !== null || (isUnderWay && to_pay === 0 && paid > refunded)
}

const isPaid = and(
  inArray(order.state, ['confirmed', 'packed', 'shipped']),
  eq(order.to_pay, 0),
  sql`${order.paid} > ${order.refunded}`,
)
const isUnnumbered = and(isNull(order.invoice_number), or(isNotNull(order.delivered_at), isPaid))

/** How many sales are final and have no invoice number yet. */
export function countUnnumbered(queries: Queries) {
  return queries.$count(order, isUnnumbered)
}

async function numberSome(tx: Queries, now: Date) {
  if (await unansweredRestore(tx)) return 0
  const since = sql`coalesce(${order.delivered_at}, ${order.placed_at})`
  const rows = await tx
    .select({ id: order.id })
    .from(order)
    .where(isUnnumbered)
    .orderBy(asc(since), asc(order.id))
    .limit(AT_ONCE)
  for (const { id } of rows) await number(tx, id, now)
  return rows.length
}

async function number(tx: Queries, id: number, now: Date) {
  const nepali = bikramSambat(now)
  const year = nepali ? fiscalYear(nepali) : String(kathmanduYear(now))
  const serial = await nextNumber(tx, `invoice-${year}`)
  const invoice_number = `INV-${year}-${String(serial).padStart(6, '0')}`
  await tx
    .update(order)
    .set({ invoice_number, invoiced_at: now.toISOString() })
    .where(and(eq(order.id, id), isNull(order.invoice_number)))
}
