import { contract, type LastInvoice } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { desc, isNull, like, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first } from '../../db/rows'
import { restoration } from '../../db/schema/backups'
import { bill, creditNote } from '../../db/schema/bills'
import { order } from '../../db/schema/orders'
import { shop } from '../../db/schema/shop'
import { Refusal } from '../../lib/refusal'
import { authorOf, record } from '../../records/audit'
import { raiseNumber } from '../rows/numbers'
import { counterOf, yearOf } from './bill-number'
import { creditOlderRefunds } from './credit'
import { countUnnumbered, numberOlderSales } from './invoices'
import { unansweredRestore } from './unanswered-restore'

/** After a restore, asks staff for the last invoice number on paper: numbers may neither repeat nor be skipped. */
export function lastInvoiceRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.lastInvoices, {
    get: async () => ({ status: 200, body: await readState(db.read) }),

    answer: async ({ body: { last_invoice, last_credit_note = '' }, request }) => {
      const by = authorOf(request, clock)
      await db.transaction(async (tx) => {
        if (!(await unansweredRestore(tx))) {
          throw new Refusal(409, 'The last invoice number is known already.')
        }
        const known = await lastKnown(tx)
        await refuseSwapped(tx, last_invoice, last_credit_note)
        await raiseTo(tx, { field: 'last_invoice', number: last_invoice, known }, clock())
        const note = { number: last_credit_note, known: (await lastNote(tx))?.number }
        await raiseTo(tx, { field: 'last_credit_note', ...note }, clock())
        await tx
          .update(restoration)
          .set({ last_invoice, answered_at: by.at })
          .where(isNull(restoration.answered_at))
        const label = last_invoice || 'no invoice yet'
        const after = { last_invoice, last_credit_note }
        await record(tx, by, { action: 'last invoice', noun: 'orders', label, after })
      })
      await numberOlderSales(db, clock)
      await db.transaction((tx) => creditOlderRefunds(tx, clock()))
      return { status: 200, body: await readState(db.read) }
    },
  })
}

async function readState(queries: Queries): Promise<LastInvoice> {
  const restored = await unansweredRestore(queries)
  return {
    is_unknown: restored !== undefined,
    backup_made_at: restored?.backup_made_at ?? null,
    known: (await lastKnown(queries)) ?? null,
    has_bills: await hasBills(queries),
    known_credit_note: (await lastNote(queries))?.number ?? null,
    waiting: restored ? await countUnnumbered(queries) : 0,
  }
}

type Given = {
  field: 'last_invoice' | 'last_credit_note'
  number: string
  known: string | undefined
}

/** Raises a counter to `number`. Throws Refusal (400) where it can't be the last number on paper. */
async function raiseTo(tx: Queries, { field, number, known }: Given, now: Date) {
  const { prefix, year, serial } = partsOf(number)
  const earlier = known === undefined ? undefined : partsOf(known)
  if (earlier && (year < earlier.year || (year === earlier.year && serial < earlier.serial))) {
    refuse(field, `The restored data has ${known}: enter that number, or a later one on paper.`)
  }
  if (!year) return
  if (year > yearOf(now)) refuse(field, `The fiscal year of ${number} hasn’t begun yet.`)
  await raiseNumber(tx, counterOf(`${prefix}-${year}`), serial)
}

/** Refuses a bill's number as that of a credit note, and the other way round: it would raise the wrong counter. */
async function refuseSwapped(tx: Queries, last_invoice: string, last_credit_note: string) {
  const settings = await first(tx.select().from(shop))
  if (!settings) return
  const { bill_series, credit_series, outlet_code } = settings
  const isOf = (number: string, series: string) =>
    bill_series !== credit_series && partsOf(number).prefix === `${series}-${outlet_code}`
  if (isOf(last_invoice, credit_series)) {
    refuse('last_invoice', `${last_invoice} is the number of a credit note.`)
  }
  if (isOf(last_credit_note, bill_series)) {
    refuse('last_credit_note', `${last_credit_note} is the number of a bill.`)
  }
}

function refuse(field: string, message: string): never {
  throw new Refusal(400, message, { [field]: message })
}

/** 'INV-2083-84-000123' → 'INV', '2083-84' and 123; '' and 0 where there is none. */
function partsOf(number: string) {
  const [, prefix = '', year = '', serial = '0'] =
    /^(.+?)-(\d{4}(?:-\d{2})?)-(\d+)$/.exec(number) ?? []
  return { prefix, year, serial: Number(serial) }
}

/** The last bill; in a shop with the fixed tax, the last invoice. */
async function lastKnown(queries: Queries) {
  if (await hasBills(queries)) {
    const last = await first(queries.select().from(bill).orderBy(desc(bill.id)).limit(1))
    return last?.number
  }
  const invoice = await first(
    queries
      .select({ number: sql<string>`${order.invoice_number}` })
      .from(order)
      .where(like(order.invoice_number, 'INV-%'))
      .orderBy(desc(order.invoice_number))
      .limit(1),
  )
  return invoice?.number
}

async function hasBills(queries: Queries) {
  const settings = await first(queries.select().from(shop))
  return settings !== undefined && settings.tax_mode !== 'flat'
}

async function lastNote(queries: Queries) {
  return first(queries.select().from(creditNote).orderBy(desc(creditNote.id)).limit(1))
}
