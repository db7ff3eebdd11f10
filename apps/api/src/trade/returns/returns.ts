import { contract } from '@etrend/contract'
import { kathmanduDay } from '@etrend/contract/kathmandu'
import { initServer } from '@ts-rest/fastify'
import { and, asc, eq, gte, inArray, lt, ne, not } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { orderReturn } from '../../db/schema/returns'
import { anyHolds } from '../../db/text-search'
import { found } from '../../http/errors'
import { pageOf, positionOf, withTotal } from '../../http/list-page'
import { Refusal } from '../../lib/refusal'
import { authorOf, record, type Author } from '../../records/audit'
import { answerChangedCart } from '../orders/changed-cart'
import { requireProofAbove } from '../refunds/large-refund'
import { payBackByStaff } from '../refunds/pay-back-by-staff'
import { queueOrderMail } from '../rows/order-mails'
import { addEvent } from '../rows/order-timeline'
import type { OrderParts } from '../rows/parts'
import { placeExchange } from './exchange'
import { receivePieces } from './receive'
import { returnById, returnRows, staffReturn } from './staff-returns'

const isFinished = inArray(orderReturn.state, ['refused', 'closed'])
const isInQueue = { to_do: not(isFinished), done: isFinished }

type ReturnRow = typeof orderReturn.$inferSelect
type ReturnState = ReturnRow['state']

/** What staff do with returns: answer, receive, then pay back or exchange. */
export function returnRoutes({ db, clock, origin, access, outbox }: OrderParts) {
  const mailParts = () => ({ origin, tokenOf: access.tokenOf, now: clock() })

  /** Moves a return to its next state and runs `work`, in one transaction. Refuses (409) one in another state. */
  async function step<Result>(
    {
      params,
      request,
    }: { params: { id: number }; request: Pick<FastifyRequest, 'visitor' | 'id' | 'ip'> },
    [from, to]: [ReturnState, ReturnState],
    work: (tx: Queries, row: ReturnRow, by: Author) => Promise<Result>,
  ) {
    const by = authorOf(request, clock)
    const result = await db.transaction(async (tx) => {
      const before = await first(tx.select().from(orderReturn).where(eq(orderReturn.id, params.id)))
      const isStill = and(eq(orderReturn.id, params.id), eq(orderReturn.state, from))
      const row = await first(tx.update(orderReturn).set({ state: to }).where(isStill).returning())
      if (!row) {
        const { state } = found(before, 'return')
        throw new Refusal(409, `A return that is ${state} can't become ${to}.`)
      }
      await noteStep(tx, row, to, by)
      return work(tx, row, by)
    })
    outbox.wake()
    return result
  }

  return initServer().router(contract.returns, {
    list: async ({ query, reply }) => {
      const where = and(
        query.state && eq(orderReturn.state, query.state),
        query.queue && isInQueue[query.queue],
        query.reason === undefined ? undefined : eq(orderReturn.reason, query.reason),
        query.counted && ne(orderReturn.state, 'refused'),
        query.from === undefined
          ? undefined
          : gte(orderReturn.created_at, kathmanduDay(query.from)),
        query.to === undefined ? undefined : lt(orderReturn.created_at, kathmanduDay(query.to, 1)),
        anyHolds(query.q, [order.number, order.name, order.phone]),
      )
      const select = returnRows(db.read).where(where)
      const oldestFirst = query.queue === 'to_do' ? [asc(orderReturn.id)] : []
      const { rows, total } = await pageOf(db.read, select, positionOf(query), oldestFirst)
      const returns = await Promise.all(rows.map((row) => staffReturn(db.read, row)))
      return { status: 200, body: withTotal(reply, { rows: returns, total }) }
    },

    answer: async (call) => {
      const { decision, answer } = call.body
      const body = await step(call, ['requested', decision], async (tx, row) => {
        await tx.update(orderReturn).set({ answer }).where(eq(orderReturn.id, row.id))
        const of = await one(tx.select().from(order).where(eq(order.id, row.order)))
        const mail = { kind: `return_${decision}` as const, values: { answer } }
        await queueOrderMail(tx, of, mail, mailParts())
        return returnById(tx, row.id)
      })
      return { status: 200, body }
    },

    receive: async (call) => {
      const body = await step(call, ['approved', 'received'], async (tx, row, by) => {
        await receivePieces(tx, row, call.body.pieces, by, clock())
        return returnById(tx, row.id)
      })
      return { status: 200, body }
    },

    refund: async (call) => {
      const { amount, paid_back } = call.body
      const body = await step(call, ['received', 'closed'], async (tx, row, by) => {
        await requireProofAbove(tx, call.request, { order: row.order, amount }, clock())
        const of = await one(tx.select().from(order).where(eq(order.id, row.order)))
        const reason = `Return: ${row.reason}`
        const why = { reason, staff: by.staff, now: clock() }
        const paid = { paid_back, by, mailParts: mailParts() }
        await payBackByStaff(tx, of, amount, why, paid)
        return returnById(tx, row.id)
      })
      return { status: 200, body }
    },

    exchange: (call) =>
      answerChangedCart(async () => {
        const body = await step(call, ['received', 'closed'], (tx, row, by) =>
          placeExchange(tx, row, call.body, by, mailParts()),
        )
        return { status: 201, body }
      }),
  })
}

const texts: Record<ReturnState, string> = {
  requested: 'Return asked for',
  approved: 'Return approved',
  refused: 'Return refused',
  received: 'Return received',
  closed: 'Return closed',
}

async function noteStep(tx: Queries, row: ReturnRow, to: ReturnState, by: Author) {
  const event = { order: row.order, kind: 'return' as const, staff: by.staff, created_at: by.at }
  await addEvent(tx, { ...event, text: texts[to], is_public: true })
  const of = await one(tx.select().from(order).where(eq(order.id, row.order)))
  await record(tx, by, { action: to, noun: 'returns', row_id: row.id, label: of.number })
}
