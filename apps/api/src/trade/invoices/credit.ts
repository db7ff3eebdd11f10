import { formatPrice, paisa, rupees } from '@etrend/domain'
import { asc, desc, eq, gt, or } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { bill, creditNote } from '../../db/schema/bills'
import { order } from '../../db/schema/orders'
import { shop } from '../../db/schema/shop'
import { addEvent } from '../rows/order-timeline'
import { nextBillNumber } from './bill-number'
import { fileCreditNote } from './file-with-tax-office'
import { authorName, keptOf } from './issue-bill'
import { unansweredRestore } from './unanswered-restore'

type Credited = { reason: string; staff: number | null; now: Date }

/**
 * Issues a credit note for the part of an order's bill whose money the shop no longer keeps. To be called in each
 * transaction that pays money back. Does nothing for an order without a bill.
 */
export async function creditWhatWentBack(tx: Queries, id: number, by: Credited) {
  const open = await openBill(tx, id)
  if (!open) return
  const over =
    paisa(open.left.total) - keptOf(await one(tx.select().from(order).where(eq(order.id, id))))
  if (over > 0) await credit(tx, open, over, by)
}

/** Credits all that is left of an order's bill, because the order is billed anew. Its number is given up. */
export async function creditBill(tx: Queries, id: number, by: Credited) {
  const open = await openBill(tx, id)
  if (!open) return
  if (open.left.total > 0) await credit(tx, open, paisa(open.left.total), by)
  await tx.update(order).set({ invoice_number: null, invoiced_at: null }).where(eq(order.id, id))
}

/**
 * Issues the credit notes of refunds that were made after a restore, before staff had entered the last numbers on paper.
 * Until then no credit note can get a number.
 */
export async function creditOlderRefunds(tx: Queries, now: Date) {
  const rows = await tx
    .selectDistinct({ id: bill.order })
    .from(bill)
    .innerJoin(order, eq(order.id, bill.order))
    .where(or(gt(order.refunded, 0), gt(order.carried_out, 0)))
    .orderBy(asc(bill.order))
  const by = { reason: 'Paid back after the shop was restored', staff: null, now }
  for (const { id } of rows) await creditWhatWentBack(tx, id, by)
}

type Sums = { taxable: number; vat: number; total: number }
type Open = { row: typeof bill.$inferSelect; left: Sums }

/** The last bill of an order with what was not credited of it. */
async function openBill(tx: Queries, id: number): Promise<Open | undefined> {
  const row = await first(
    tx.select().from(bill).where(eq(bill.order, id)).orderBy(desc(bill.id)).limit(1),
  )
  // After a restore, credit notes wait until staff have given the last numbers on paper.
  if (!row || (await unansweredRestore(tx))) return undefined
  const notes = await tx.select().from(creditNote).where(eq(creditNote.bill, row.id))
  const left = (name: keyof Sums) =>
    rupees(notes.reduce((rest, note) => rest - paisa(note[name]), paisa(row[name])))
  return { row, left: { taxable: left('taxable'), vat: left('vat'), total: left('total') } }
}

/** Writes a credit note over an amount in paisa. The last one of a bill takes what is left of its VAT and taxable value. */
async function credit(tx: Queries, { row, left }: Open, amount: number, by: Credited) {
  const { reason, staff, now } = by
  const { credit_series, outlet_code } = await one(tx.select().from(shop))
  const numbered = await nextBillNumber(tx, credit_series, outlet_code, now)
  const share = Math.round((amount * row.vat_rate) / (100 + row.vat_rate))
  const least = row.kind === 'pan' ? 0 : amount - paisa(left.taxable)
  const vat = Math.max(least, Math.min(share, paisa(left.vat)))
  const taxable = row.kind === 'pan' ? 0 : amount - vat
  const { id } = await one(
    tx
      .insert(creditNote)
      .values({
        bill: row.id,
        ...numbered,
        reason,
        issued_by: await authorName(tx, staff),
        taxable: rupees(taxable),
        vat: rupees(vat),
        total: rupees(amount),
      })
      .returning({ id: creditNote.id }),
  )
  await fileCreditNote(tx, { bill: row.id, credit_note: id }, now)
  const text = `Credit note ${numbered.number} over ${formatPrice(rupees(amount))} for bill ${row.number}`
  const event = { order: row.order, kind: 'payment' as const, is_public: true, staff }
  await addEvent(tx, { ...event, text, created_at: now.toISOString() })
}
