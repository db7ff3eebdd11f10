import { contract } from '@etrend/contract'
import { bikramSambat, fiscalYear, formatBikramSambat } from '@etrend/contract/bikram-sambat'
import { initServer } from '@ts-rest/fastify'
import { and, desc, eq, gte, lt, lte, sql, type Column, type SQL } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first } from '../../db/rows'
import { bill, billPrint, creditNote } from '../../db/schema/bills'
import { order } from '../../db/schema/orders'
import { anyHolds } from '../../db/text-search'
import { found } from '../../http/errors'
import { pageOf, positionOf, withTotal } from '../../http/list-page'
import { nepaliDate } from '../../lib/nepali-months'
import { authorOf } from '../../records/audit'
import { orderRow } from '../rows/order-row'
import { printBill, printCreditNote } from './print-bill'

type Given = {
  db: Database
  clock: () => Date
  pictureFor: (src: string) => Promise<Buffer | undefined>
}

/** Lists bills and credit notes, and prints them. */
export function billRoutes(given: Given) {
  const { db, clock } = given

  return initServer().router(contract.bills, {
    list: async ({ query, reply }) => {
      const where = and(
        isIn(bill.date_bs, query),
        anyHolds(query.q, [bill.number, bill.buyer_name, bill.buyer_pan, order.number]),
      )
      const { rows, total } = await pageOf(db.read, billRows(db.read, where), positionOf(query))
      return { status: 200, body: withTotal(reply, { rows: rows.map(asBill), total }) }
    },

    creditNotes: async ({ query, reply }) => {
      const where = and(
        isIn(creditNote.date_bs, query),
        anyHolds(query.q, [creditNote.number, bill.number, bill.buyer_name, order.number]),
      )
      const { rows, total } = await pageOf(db.read, noteRows(db.read, where), positionOf(query))
      return { status: 200, body: withTotal(reply, { rows: rows.map(asNote), total }) }
    },

    months: async () => {
      const month = sql<string>`substr(${bill.date_bs}, 1, 7)`
      const noteMonth = sql<string>`substr(${creditNote.date_bs}, 1, 7)`
      const ofBills = await db.read.selectDistinct({ month, year: bill.fiscal_year }).from(bill)
      const ofNotes = await db.read
        .selectDistinct({ month: noteMonth, year: creditNote.fiscal_year })
        .from(creditNote)
      const all = [...ofBills, ...ofNotes]
      const today = bikramSambat(clock())
      if (today) all.push({ month: formatBikramSambat(today).slice(0, 7), year: fiscalYear(today) })
      const months = newestFirst(all.map((row) => row.month))
      const fiscal_years = newestFirst(all.map((row) => row.year))
      return { status: 200, body: { months, fiscal_years } }
    },

    ofOrder: async ({ params }) => {
      const { id } = await orderRow(db.read, params.number)
      const bills = await billRows(db.read, eq(bill.order, id))
      const notes = await noteRows(db.read, eq(bill.order, id))
      return { status: 200, body: { bills: bills.map(asBill), credit_notes: notes.map(asNote) } }
    },

    printBill: async ({ params: { id }, request }) => {
      const row = found(await first(db.read.select().from(bill).where(eq(bill.id, id))), 'bill')
      return { status: 200, body: await printBill(given, row, authorOf(request, clock)) }
    },

    printCreditNote: async ({ params: { id }, request }) => {
      const row = found(await first(noteRows(db.read, eq(creditNote.id, id))), 'credit note')
      return { status: 200, body: await printCreditNote(given, row, authorOf(request, clock)) }
    },
  })
}

function newestFirst(texts: string[]) {
  return [...new Set(texts)].toSorted().toReversed()
}

type Asked = { month?: string | undefined; from?: string | undefined; to?: string | undefined }

function isIn(day: Column, { month, from, to }: Asked) {
  return and(
    month === undefined ? undefined : and(gte(day, `${month}-01`), lt(day, `${month}-99`)),
    from === undefined ? undefined : gte(day, nepaliDate(from)),
    to === undefined ? undefined : lte(day, nepaliDate(to)),
  )
}

/** Bills with their order's number, the newest first. */
function billRows(queries: Queries, where: SQL | undefined) {
  const credited = queries
    .select({ bill: creditNote.bill, sum: sql<number>`sum(${creditNote.total})`.as('credited') })
    .from(creditNote)
    .groupBy(creditNote.bill)
    .as('credits')
  const prints = queries
    .select({ bill: billPrint.bill, times: sql<number>`count(*)`.as('times') })
    .from(billPrint)
    .groupBy(billPrint.bill)
    .as('prints')
  return queries
    .select({
      row: bill,
      order_number: order.number,
      credited: sql<number>`coalesce(${credited.sum}, 0)`.as('credited_sum'),
      prints: sql<number>`coalesce(${prints.times}, 0)`.as('print_count'),
    })
    .from(bill)
    .innerJoin(order, eq(order.id, bill.order))
    .leftJoin(credited, eq(credited.bill, bill.id))
    .leftJoin(prints, eq(prints.bill, bill.id))
    .where(where)
    .orderBy(desc(bill.id))
    .$dynamic()
}

type BillRow = Awaited<ReturnType<typeof billRows>>[number]

function asBill({ row, order_number, credited, prints }: BillRow) {
  return { ...row, order_number, prints, credited: credited / 100 }
}

function noteRows(queries: Queries, where: SQL | undefined) {
  return queries
    .select({ note: creditNote, of: bill, order_number: order.number })
    .from(creditNote)
    .innerJoin(bill, eq(bill.id, creditNote.bill))
    .innerJoin(order, eq(order.id, bill.order))
    .where(where)
    .orderBy(desc(creditNote.id))
    .$dynamic()
}

type NoteRow = Awaited<ReturnType<typeof noteRows>>[number]

function asNote({ note, of, order_number }: NoteRow) {
  return { ...note, order_number, bill_number: of.number, buyer_name: of.buyer_name }
}
