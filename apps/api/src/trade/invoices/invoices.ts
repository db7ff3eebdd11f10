import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { order } from '../../db/schema/orders'
import { nextNumber } from '../rows/numbers'
import type { OrderRow } from '../rows/order-row'
import { counterOf, yearOf } from './bill-number'
import { issueBill } from './issue-bill'
import { unansweredRestore } from './unanswered-restore'

const AT_ONCE = 500

/**
 * Gives an order its invoice number if its sale is final now: paid, or delivered. To be called in the transaction
 * that makes the sale final, so that the numbers of a fiscal year have no gap. An order keeps the number that it has.
 * An order that isn't taxed by a fixed amount gets a bill, whose number it takes.
 */
export async function numberFinalSale(
  tx: Queries,
  id: number,
  now: Date,
  staff: number | null = null,
) {
  if (await unansweredRestore(tx)) return
  const row = await statementsOf(tx).unnumbered.get({ id })
  if (row) await number(tx, row, staff, now)
}

/**
 * Numbers the final sales that have no invoice number, oldest first: those of older versions of the shop, and those
 * made while the last invoice number on paper was unknown. Returns how many.
 */
export async function numberOlderSales(db: Database, clock: () => Date) {
  const since = sql`coalesce(${order.delivered_at}, ${order.placed_at})`
  // Sorted once: a query for each slice would sort all that are left.
  const rows = await db.read
    .select({ id: order.id })
    .from(order)
    .where(isUnnumbered)
    .orderBy(asc(since), asc(order.id))
  let numbered = 0
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const ids = rows.slice(from, from + AT_ONCE).map(({ id }) => id)
    numbered += await db.transaction((tx) => numberSome(tx, ids, clock()))
  }
  return numbered
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

async function numberSome(tx: Queries, ids: number[], now: Date) {
  if (await unansweredRestore(tx)) return 0
  const rows = await tx
    .select()
    .from(order)
    .where(and(inArray(order.id, ids), isUnnumbered))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  for (const row of ids.flatMap((id) => rowOf.get(id) ?? [])) await number(tx, row, null, now)
  return rows.length
}

async function number(tx: Queries, row: OrderRow, staff: number | null, now: Date) {
  if (row.tax_mode !== 'flat') return issueBill(tx, row, staff, now)
  const year = yearOf(now)
  const serial = await nextNumber(tx, counterOf(`INV-${year}`))
  const invoice_number = `INV-${year}-${String(serial).padStart(6, '0')}`
  await statementsOf(tx).number.run({ id: row.id, invoice_number, invoiced_at: now.toISOString() })
}

const statementsOf = prepared((db) => ({
  unnumbered: db
    .select()
    .from(order)
    .where(and(eq(order.id, sql.placeholder('id')), isUnnumbered))
    .prepare(),
  number: db
    .update(order)
    .set({
      invoice_number: sql`${sql.placeholder('invoice_number')}`,
      invoiced_at: sql`${sql.placeholder('invoiced_at')}`,
    })
    .where(and(eq(order.id, sql.placeholder('id')), isNull(order.invoice_number)))
    .prepare(),
}))
