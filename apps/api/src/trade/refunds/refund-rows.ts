import type { contract, RefundRow } from '@etrend/contract'
import { and, desc, eq, ne } from 'drizzle-orm'
import type * as z from 'zod'
import type { Queries } from '../../db/client'
import { order } from '../../db/schema/orders'
import { refund } from '../../db/schema/payments'
import { anyHolds } from '../../db/text-search'
import { canSend } from './refund-claim'

/** Refunds with their order, newest first. */
export function refundRows(db: Queries) {
  return db
    .select({ refund, order_number: order.number, name: order.name, phone: order.phone })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.order))
    .orderBy(desc(refund.id))
    .$dynamic()
}

const isInQueue = { to_do: ne(refund.state, 'done'), done: eq(refund.state, 'done') }

type Query = z.infer<(typeof contract)['refunds']['list']['query']>

/** The condition of the list's filters. */
export function refundsWhere({ state, queue, q }: Query) {
  return and(
    state && eq(refund.state, state),
    queue && isInQueue[queue],
    anyHolds(q, [order.number, order.name, order.phone, refund.reference]),
  )
}

type JoinedRefund = Awaited<ReturnType<typeof refundRows>>[number]

/** Refunds as staff see them, with what may be done about each. */
export function asRefunds(db: Queries, rows: JoinedRefund[]): Promise<RefundRow[]> {
  return Promise.all(
    rows.map(async ({ refund: row, ...of }) => ({
      ...row,
      ...of,
      can_send: await canSend(db, row),
      can_release: row.state === 'sending' && row.is_unclear,
    })),
  )
}
