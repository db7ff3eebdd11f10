import type { contract, TaxFiling } from '@etrend/contract'
import { and, desc, eq, isNull, lt, min, ne, or, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { bill, creditNote } from '../db/schema/bills'
import { order } from '../db/schema/orders'
import { shop } from '../db/schema/shop'
import { taxFiling, taxOffice } from '../db/schema/tax-filings'
import { anyHolds } from '../db/text-search'
import { found } from '../http/errors'
import { pageOf, positionOf } from '../http/list-page'
import { DAY_MS } from '../lib/times'

/** Filings with what they are about, the newest first. */
function filingRows(db: Queries, where: SQL | undefined) {
  return db
    .select({ filing: taxFiling, of: bill, note: creditNote, order_number: order.number })
    .from(taxFiling)
    .innerJoin(bill, eq(bill.id, taxFiling.bill))
    .innerJoin(order, eq(order.id, bill.order))
    .leftJoin(creditNote, eq(creditNote.id, taxFiling.credit_note))
    .where(where)
    .orderBy(desc(taxFiling.id))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof filingRows>>[number]

/** A filing as staff see it. */
export function shownFiling({ filing, of, note, order_number }: Row): TaxFiling {
  const { number, date_bs, total } = note ?? of
  const kind = note ? ('credit note' as const) : ('bill' as const)
  return { ...filing, kind, number, order_number, buyer_name: of.buyer_name, date_bs, total }
}

type Query = z.infer<typeof contract.taxFilings.list.query>

export async function listFilings(db: Queries, { q, state, ...query }: Query) {
  const words = [bill.number, creditNote.number, bill.buyer_name, order.number]
  const where = and(state && eq(taxFiling.state, state), anyHolds(q, words))
  const { rows, total } = await pageOf(db, filingRows(db, where), positionOf(query))
  return { rows: rows.map(shownFiling), total }
}

/** One filing with its bill; throws 404 where there is none. */
export async function filingOf(db: Queries, id: number) {
  const row = await first(filingRows(db, eq(taxFiling.id, id)))
  return found(row, 'bill at the tax office')
}

/** How many wait or were refused, and whether the tax office can be used. `pan`: the one that the server sends with. */
export async function summaryOf(db: Queries, pan: string | undefined, now: Date) {
  const isWaiting = and(unsent, eq(taxFiling.state, 'waiting'))
  const before = new Date(now.getTime() - DAY_MS).toISOString()
  const office = await first(db.select().from(taxOffice))
  const { oldest } = await one(
    db
      .select({ oldest: min(taxFiling.created_at) })
      .from(taxFiling)
      .where(isWaiting),
  )
  const { tax_number } = await one(db.select({ tax_number: shop.tax_number }).from(shop))
  const { problem = null, failing_since = null, next_attempt_at = null } = office ?? {}
  return {
    waiting: await db.$count(taxFiling, isWaiting),
    refused: await db.$count(taxFiling, and(unsent, eq(taxFiling.state, 'refused'))),
    late: await db.$count(taxFiling, and(isWaiting, lt(taxFiling.created_at, before))),
    oldest_waiting_at: oldest,
    problem,
    failing_since,
    next_attempt_at,
    other_pan: pan !== undefined && pan !== tax_number ? pan : null,
  }
}

// Written out rather than bound as a value: only then can the index of unsent rows be used.
const unsent = sql`${taxFiling.state} <> 'sent'`

/** Lets a filing be sent now, and a credit note's bill before it. The tax office answers 101 to a bill that it has. */
export async function sendAgain(tx: Queries, { filing }: Pick<Row, 'filing'>, now: Date) {
  const isItsBill = and(eq(taxFiling.bill, filing.bill), isNull(taxFiling.credit_note))
  await tx
    .update(taxFiling)
    .set(dueAt(now))
    .where(or(eq(taxFiling.id, filing.id), isItsBill))
  await endPause(tx)
}

/** Lets everything be sent now that waits or was refused. Returns how many. */
export async function sendAllAgain(tx: Queries, now: Date) {
  const rows = await tx
    .update(taxFiling)
    .set(dueAt(now))
    .where(ne(taxFiling.state, 'sent'))
    .returning({ id: taxFiling.id })
  await endPause(tx)
  return rows.length
}

/** Ends the pause after failures. Keeps the last problem, so that it is still shown. */
async function endPause(tx: Queries) {
  await tx.update(taxOffice).set({ next_attempt_at: null })
}

function dueAt(now: Date) {
  return { state: 'waiting' as const, next_attempt_at: now.toISOString() }
}
