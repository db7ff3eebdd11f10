import { contract } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { and, desc, eq } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { order } from '../../db/schema-orders'
import { refund } from '../../db/schema-payments'
import { found, Refusal } from '../../http/errors'
import { addEvent } from '../../lib/order-timeline'
import { holds, pageAt, sorted } from '../../lib/paged-rows'
import { authorOf, record, type Author } from '../../records/audit'
import { queueLetter, refundLetter, type LetterParts } from '../letters'
import type { OrderParts } from '../parts'
import { settlePaymentState } from '../payment-state'
import { asRefunds, refundRows } from './staff-order'

/** Money on its way back: tasks of the staff, and what Khalti does by itself. */
export function refundRoutes({ db, clock, origin, access, outbox, payments }: OrderParts) {
  const letters = () => ({ origin, tokenOf: access.tokenOf, now: clock() })

  async function finish(id: number, reference: string, by: Author) {
    const row = await db.transaction(async (tx) => {
      await markDone(tx, id, reference, by, letters())
      return refundOf(tx, id)
    })
    outbox.wake()
    return { status: 200 as const, body: row }
  }

  return initServer().router(contract.refunds, {
    list: async ({ query }) => {
      const where = and(
        query.state && eq(refund.state, query.state),
        holds(query.q, [order.number, order.name, order.phone, refund.reference]),
      )
      const total = await db.read.$count(refundRows(db.read).where(where))
      const { limit, offset, ...page } = pageAt(query.page, total)
      const by = { created_at: refund.created_at, amount: refund.amount, name: order.name }
      const rows = await refundRows(db.read)
        .where(where)
        .orderBy(...sorted(query.sort, by, [desc(refund.id)]))
        .limit(limit)
        .offset(offset)
      return { status: 200, body: { items: asRefunds(rows), ...page } }
    },

    done: ({ params, body, request }) =>
      finish(params.id, body.reference, authorOf(request, clock)),

    /** Marked first, so that two clicks never pay twice; a failure makes it a task again. */
    send: async ({ params, request }) => {
      const by = authorOf(request, clock)
      const { payment, amount } = await claim(db, params.id)
      try {
        return await finish(params.id, await payments.sendBack(payment, amount), by)
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error)
        await db.transaction(async (tx) => {
          await tx
            .update(refund)
            .set({ state: 'task', problem })
            .where(and(eq(refund.id, params.id), eq(refund.state, 'sending')))
        })
        throw error
      }
    },
  })
}

function claim(db: Database, id: number) {
  return db.transaction(async (tx) => {
    found(await first(tx.select().from(refund).where(eq(refund.id, id))), 'refund')
    const open = and(eq(refund.id, id), eq(refund.state, 'task'), eq(refund.method, 'khalti'))
    const row = await first(tx.update(refund).set({ state: 'sending' }).where(open).returning())
    if (!row?.payment) throw new Refusal(409, 'This money is not waiting to be sent by Khalti.')
    return { payment: row.payment, amount: row.amount }
  })
}

async function markDone(
  tx: Queries,
  id: number,
  reference: string,
  by: Author,
  letters: LetterParts,
) {
  const before = found(await first(tx.select().from(refund).where(eq(refund.id, id))), 'refund')
  if (before.state === 'done') throw new Refusal(409, 'This money is paid back already.')
  const done = { state: 'done' as const, reference, problem: null, done_at: by.at }
  await tx.update(refund).set(done).where(eq(refund.id, id))
  const row = await one(tx.select().from(order).where(eq(order.id, before.order)))
  await settlePaymentState(tx, row.id)
  const text = `${formatPrice(before.amount)} paid back, reference ${reference}`
  const event = { order: row.id, kind: 'payment' as const, staff: by.staff, created_at: by.at }
  addEvent(tx, { ...event, text, is_public: true })
  queueLetter(tx, row, refundLetter(row.number, before.amount, reference), letters)
  await record(tx, by, {
    action: 'pay back',
    noun: 'refunds',
    row_id: id,
    label: row.number,
    after: { amount: before.amount, reference },
  })
}

async function refundOf(tx: Queries, id: number) {
  const [row] = asRefunds(await refundRows(tx).where(eq(refund.id, id)))
  return found(row, 'refund')
}
