import { contract, type CashClosing, type CashEntry } from '@etrend/contract'
import { formatPrice, paisa, rupees } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { and, asc, desc, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { cashClosing, cashEntry } from '../../db/schema/cash'
import { user } from '../../db/schema/people'
import { found } from '../../http/errors'
import { Refusal } from '../../lib/refusal'
import { authorOf, record } from '../../records/audit'
import { expectedCash, todayAt } from './expected-cash'

const MOST_DAYS = 400

/** Counting the drawer: what should be in it, entries by hand, and the closing of a day. */
export function cashDayRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.cashDays, {
    now: async () => ({
      status: 200,
      body: await db.snapshot(async (queries) => {
        const { last, ...cash } = await expectedCash(queries, clock())
        const day = todayAt(clock())
        const entry_list = await entriesWhere(queries, gt(cashEntry.created_at, cash.from))
        return { day, is_closed: last?.day === day, ...cash, entry_list }
      }),
    }),

    list: async () => ({ status: 200, body: await closings(db.read) }),

    get: async ({ params: { id } }) => {
      const [closing] = await closings(db.read, eq(cashClosing.id, id))
      const { from, closed_at } = found(closing, 'closed day')
      const during = and(gt(cashEntry.created_at, from), lte(cashEntry.created_at, closed_at))
      const entry_list = await entriesWhere(db.read, during)
      const corrections = await entriesWhere(db.read, eq(cashEntry.corrects, id))
      return { status: 200, body: { ...found(closing, 'closed day'), entry_list, corrections } }
    },

    async add({ body, request }) {
      const by = authorOf(request, clock)
      const added = await db.transaction(async (tx) => {
        await refuseWrongCorrection(tx, body)
        const values = { ...body, staff: by.staff, created_at: by.at }
        const row = await one(tx.insert(cashEntry).values(values).returning())
        const label = `${formatPrice(Math.abs(row.amount))} ${row.amount > 0 ? 'in' : 'out'}`
        await record(tx, by, {
          action: 'add',
          noun: 'cashDays',
          row_id: row.id,
          label,
          after: body,
        })
        return row.id
      })
      const [entry] = await entriesWhere(db.read, eq(cashEntry.id, added))
      return { status: 201, body: found(entry, 'entry') }
    },

    async close({ body, request }) {
      const by = authorOf(request, clock)
      const { counted, notes, reason } = body
      refuseOtherSum(counted, notes)
      const id = await db.transaction(async (tx) => {
        const { last, ...cash } = await expectedCash(tx, clock())
        const day = todayAt(clock())
        if (last?.day === day) throw new Refusal(409, `${day} is closed already.`)
        if (paisa(cash.expected) !== paisa(body.expected)) {
          const message = `The cash changed while you counted: ${formatPrice(cash.expected)} is expected now. Check and close again.`
          throw new Refusal(409, message, { counted: message })
        }
        const values = { day, ...cash, counted, notes, reason, staff: by.staff, closed_at: by.at }
        const row = await one(tx.insert(cashClosing).values(values).returning())
        const after = { expected: cash.expected, counted, reason }
        await record(tx, by, {
          action: 'close',
          noun: 'cashDays',
          row_id: row.id,
          label: day,
          after,
        })
        return row.id
      })
      const [closing] = await closings(db.read, eq(cashClosing.id, id))
      return { status: 201, body: found(closing, 'closed day') }
    },
  })
}

/** Refuses notes that don't add up to the sum. */
function refuseOtherSum(counted: number, notes: Partial<Record<string, number>> | null) {
  if (!notes) return
  const sum = Object.entries(notes).reduce((all, [note, many = 0]) => all + Number(note) * many, 0)
  if (paisa(sum) === paisa(counted)) return
  const message = `The notes add up to ${formatPrice(sum)}, not to ${formatPrice(counted)}.`
  throw new Refusal(400, message, { counted: message })
}

type Corrected = { kind: string; corrects: number | null }

async function refuseWrongCorrection(tx: Queries, { kind, corrects }: Corrected) {
  if ((kind === 'correction') !== (corrects !== null)) {
    const message = 'A correction names the closed day that it is about; other entries name none.'
    throw new Refusal(400, message, { corrects: message })
  }
  if (corrects === null) return
  found(
    await first(tx.select().from(cashClosing).where(eq(cashClosing.id, corrects))),
    'closed day',
  )
}

async function closings(db: Queries, where?: SQL): Promise<CashClosing[]> {
  const rows = await db
    .select({ closing: cashClosing, staff: user.username })
    .from(cashClosing)
    .leftJoin(user, eq(user.id, cashClosing.staff))
    .where(where)
    .orderBy(desc(cashClosing.id))
    .limit(MOST_DAYS)
  return rows.map(({ closing, staff }) => ({
    ...closing,
    difference: rupees(paisa(closing.counted) - paisa(closing.expected)),
    staff,
  }))
}

async function entriesWhere(db: Queries, where: SQL | undefined): Promise<CashEntry[]> {
  const rows = await db
    .select({ entry: cashEntry, staff: user.username })
    .from(cashEntry)
    .leftJoin(user, eq(user.id, cashEntry.staff))
    .where(where)
    .orderBy(asc(cashEntry.id))
  return rows.map(({ entry, staff }) => ({ ...entry, staff }))
}
