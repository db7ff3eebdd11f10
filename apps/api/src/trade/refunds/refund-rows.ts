import type { RefundRow } from '@etrend/contract'
import { desc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { order } from '../../db/schema/orders'
import { refund } from '../../db/schema/payments'
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
