import { contract, type LastInvoice } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, desc, isNull, isNotNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first } from '../../db/rows'
import { restoration } from '../../db/schema-backups'
import { order } from '../../db/schema-orders'
import { Refusal } from '../../http/errors'
import { bikramSambat, fiscalYear } from '../../lib/bikram-sambat'
import { kathmanduYear } from '../../lib/kathmandu'
import { authorOf, record } from '../../records/audit'
import { raiseNumber } from '../rows/numbers'
import { countUnnumbered, numberOlderSales } from './invoices'
import { unansweredRestore } from './unanswered-restore'

/** After a restore, asks staff for the last invoice number on paper: numbers may neither repeat nor be skipped. */
export function lastInvoiceRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.lastInvoices, {
    get: async () => ({ status: 200, body: await readState(db.read) }),

    answer: async ({ body: { last_invoice }, request }) => {
      const by = authorOf(request, clock)
      await db.transaction(async (tx) => {
        if (!(await unansweredRestore(tx))) {
          throw new Refusal(409, 'The last invoice number is known already.')
        }
        await raiseTo(tx, last_invoice, clock())
        await tx
          .update(restoration)
          .set({ last_invoice, answered_at: by.at })
          .where(isNull(restoration.answered_at))
        const label = last_invoice || 'no invoice yet'
        await record(tx, by, { action: 'last invoice', noun: 'orders', label })
      })
      await numberOlderSales(db, clock)
      return { status: 200, body: await readState(db.read) }
    },
  })
}

async function readState(queries: Queries): Promise<LastInvoice> {
  const restored = await unansweredRestore(queries)
  return {
    is_unknown: restored !== undefined,
    backup_made_at: restored?.backup_made_at ?? null,
    known: (await lastKnown(queries))?.number ?? null,
    waiting: restored ? await countUnnumbered(queries) : 0,
  }
}

/** Raises the invoice counter to `number`. Throws Refusal (400) where it can't be the last number on paper. */
async function raiseTo(tx: Queries, number: string, now: Date) {
  const known = await lastKnown(tx)
  const { year, serial } = partsOf(number)
  const earlier = known && partsOf(known.number)
  if (earlier && (year < earlier.year || (year === earlier.year && serial < earlier.serial))) {
    refuse(`The restored data has ${known.number}: enter that number, or a later one on paper.`)
  }
  if (!year) return
  if (year > currentYear(now)) refuse(`The fiscal year of ${number} hasn’t begun yet.`)
  await raiseNumber(tx, `invoice-${year}`, serial)
}

function refuse(message: string): never {
  throw new Refusal(400, message, { last_invoice: message })
}

/** 'INV-2083-84-000123' → '2083-84' and 123; '' and 0 where there is none. */
function partsOf(number: string) {
  const [, year = '', serial = '0'] = /^INV-(.+)-(\d+)$/.exec(number) ?? []
  return { year, serial: Number(serial) }
}

function currentYear(now: Date) {
  const nepali = bikramSambat(now)
  return nepali ? fiscalYear(nepali) : String(kathmanduYear(now))
}

function lastKnown(queries: Queries) {
  return first(
    queries
      .select({ number: sql<string>`${order.invoice_number}` })
      .from(order)
      .where(and(isNotNull(order.invoice_number)))
      .orderBy(desc(order.invoice_number))
      .limit(1),
  )
}
