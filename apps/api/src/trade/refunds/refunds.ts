import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { asc, desc } from 'drizzle-orm'
import { order } from '../../db/schema/orders'
import { refund } from '../../db/schema/payments'
import { ordered, pageOf, positionOf, withTotal } from '../../http/list-page'
import { Refusal } from '../../lib/refusal'
import { authorOf } from '../../records/audit'
import type { OrderParts } from '../rows/parts'
import { requireProofAbove } from './large-refund'
import { refundRow } from './refund-claim'
import { checkedPaidBack, markPaidBack, refundOf } from './refund-done'
import { asRefunds, refundRows, refundsWhere } from './refund-rows'
import { refundSending } from './refund-sending'
import { refundWords } from './refund-words'

/** The refund routes of staff: refunds that they pay by hand, and refunds that Khalti pays. */
export function refundRoutes(parts: OrderParts) {
  const { db, clock, origin, access, outbox } = parts
  const sending = refundSending(parts)

  return initServer().router(contract.refunds, {
    list: async ({ query, reply }) => {
      const by = { created_at: refund.created_at, amount: refund.amount, name: order.name }
      const sorted = ordered(query.sort, by, [
        query.queue === 'to_do' ? asc(refund.id) : desc(refund.id),
      ])
      const select = refundRows(db.read).where(refundsWhere(query))
      const { rows, total } = await pageOf(db.read, select, positionOf(query), sorted)
      const refunds = await asRefunds(db.read, rows)
      return { status: 200, body: withTotal(reply, { rows: refunds, total }) }
    },

    done: async ({ params: { id }, body, request }) => {
      const by = authorOf(request, clock)
      const paid = await db.transaction(async (tx) => {
        await requireProofAbove(tx, request, await refundRow(tx, id), clock())
        const before = await refundOf(tx, id)
        if (before.state === 'sending') throw new Refusal(409, refundWords.sendingByHand)
        const mailParts = { origin, tokenOf: access.tokenOf, now: clock() }
        const way = checkedPaidBack(body, before.method)
        const isDone = await markPaidBack(tx, id, ['task'], { ...way, by }, mailParts)
        if (!isDone) throw new Refusal(409, 'This money is paid back already.')
        return refundOf(tx, id)
      })
      outbox.wake()
      return { status: 200, body: paid }
    },

    send: async ({ params: { id }, request }) => {
      await sending.send(id, authorOf(request, clock), (tx, row) =>
        requireProofAbove(tx, request, row, clock()),
      )
      const body = await refundOf(db.read, id)
      return { status: body.state === 'done' ? 200 : 202, body }
    },

    check: async ({ params: { id }, request }) => {
      await sending.check(id, authorOf(request, clock))
      return { status: 200, body: await refundOf(db.read, id) }
    },

    release: async ({ params: { id }, request }) => {
      await sending.release(id, authorOf(request, clock))
      return { status: 200, body: await refundOf(db.read, id) }
    },
  })
}
