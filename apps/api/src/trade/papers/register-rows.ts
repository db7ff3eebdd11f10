import { paisa } from '@etrend/domain'
import { and, asc, eq, gt, gte, inArray, isNull, lt, type Column } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { bill, billPrint, creditNote } from '../../db/schema/bills'
import { taxFiling } from '../../db/schema/tax-filings'
import { groupBy } from '../../lib/group-by'

/** How many rows are read at once. */
export const CHUNK = 500

export type Bill = typeof bill.$inferSelect
/** A month, '2083-08', or a fiscal year, '2083-84'; rows with an id after `after`. */
export type Asked = { queries: Queries; period: string; after: number }

/** The next bills of a period, oldest first. */
export function billsOf({ queries, period, after }: Asked) {
  return queries
    .select()
    .from(bill)
    .where(and(isIn(period, bill), gt(bill.id, after)))
    .orderBy(asc(bill.id))
    .limit(CHUNK)
}

/**
 * The next bills, each with its original print if there is one, with what was credited of it in paisa, and whether
 * the tax office has it.
 */
export async function billsWithPrints(asked: Asked) {
  const { queries } = asked
  const bills = await billsOf(asked)
  const ids = bills.map(({ id }) => id)
  const prints = await queries
    .select()
    .from(billPrint)
    .where(inArray(billPrint.bill, ids))
    .orderBy(asc(billPrint.id))
  const notes = await queries.select().from(creditNote).where(inArray(creditNote.bill, ids))
  const filings = await queries
    .select()
    .from(taxFiling)
    .where(and(inArray(taxFiling.bill, ids), isNull(taxFiling.credit_note)))
  const filingOf = new Map(filings.map((filing) => [filing.bill, filing]))
  const printsOf = groupBy(prints, (print) => print.bill)
  const notesOf = groupBy(notes, (note) => note.bill)
  return bills.map((row) => ({
    ...row,
    original: printsOf.get(row.id)?.[0],
    isAtTaxOffice: filingOf.get(row.id)?.state === 'sent',
    isRealtime: filingOf.get(row.id)?.is_realtime === true,
    credited: (notesOf.get(row.id) ?? []).reduce((sum, { total }) => sum + paisa(total), 0),
  }))
}

/** The next credit notes of a period, oldest first, each with its bill. */
export async function notesOf({ queries, period, after }: Asked) {
  const rows = await queries
    .select({ note: creditNote, of: bill })
    .from(creditNote)
    .innerJoin(bill, eq(bill.id, creditNote.bill))
    .where(and(isIn(period, creditNote), gt(creditNote.id, after)))
    .orderBy(asc(creditNote.id))
    .limit(CHUNK)
  return rows.map(({ note, of }) => ({ ...note, of }))
}

function isIn(period: string, of: { date_bs: Column; fiscal_year: Column }) {
  const isMonth = Number(period.slice(5)) <= 12
  if (!isMonth) return eq(of.fiscal_year, period)
  return and(gte(of.date_bs, `${period}-01`), lt(of.date_bs, `${period}-99`))
}
