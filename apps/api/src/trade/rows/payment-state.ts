import type { PaymentState } from '@etrend/contract'
import { paisa, rupees } from '@etrend/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { one } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { payment, refund } from '../../db/schema/payments'
import { orderOfId, type OrderRow } from './order-row'

/** Whether an online payment may be started (again), or cash be chosen instead. */
export function isWaitingForPayment({ state, payment_state }: OrderRow) {
  return state === 'placed' && payment_state === 'pending'
}

/** The same as an SQL condition. */
export const waitsForPayment = and(eq(order.state, 'placed'), eq(order.payment_state, 'pending'))

/** Whether the online payment of an order is missing: still open, failed, or in review. */
export function lacksPayment({ payment_state }: Pick<OrderRow, 'payment_state'>) {
  return payment_state === 'pending' || payment_state === 'failed' || payment_state === 'review'
}

/**
 * Computes the payment state of an order from its money, stores it, and returns the order. 'pending' stays, and so does
 * 'review' while a payment is in review. Otherwise money that the customer still has to pay ('due') comes before open
 * refunds ('refund_due').
 */
export async function settlePaymentState(tx: Queries, id: number): Promise<OrderRow> {
  const row = await orderOfId(tx, id)
  const payment_state = await paymentStateOf(tx, row)
  if (payment_state === row.payment_state) return row
  return one(tx.update(order).set({ payment_state }).where(eq(order.id, id)).returning())
}

/** Whether a person still has to decide about a payment of this order. */
export async function hasReview(tx: Queries, id: number) {
  const isOpen = and(eq(payment.order, id), eq(payment.state, 'review'))
  return (await tx.$count(payment, isOpen)) > 0
}

/** How much money of an order is promised and not paid back yet, in rupees. */
export async function toPayBack(db: Queries, id: number) {
  const { sum } = (await openRefunds(db).get({ id })) ?? { sum: 0 }
  return rupees(sum)
}

const openRefunds = prepared((db) =>
  db
    .select({ sum: sql<number>`coalesce(sum(${refund.amount}), 0)` })
    .from(refund)
    .where(and(eq(refund.order, sql.placeholder('id')), inArray(refund.state, ['task', 'sending'])))
    .prepare(),
)

async function paymentStateOf(tx: Queries, row: OrderRow): Promise<PaymentState> {
  const { id, payment_state, to_pay } = row
  if (payment_state === 'pending') return 'pending'
  if (payment_state === 'review' && (await hasReview(tx, id))) return 'review'
  if (to_pay > 0) return 'due'
  if ((await toPayBack(tx, id)) > 0) return 'refund_due'
  return afterRefunds(row)
}

/** An order that was paid twice and refunded once is 'paid', since the money that is left still covers its total. */
function afterRefunds({ payment_state, paid, refunded, total }: OrderRow): PaymentState {
  if (paid === 0) return UNPAID.includes(payment_state) ? 'failed' : 'none'
  if (refunded === 0) return 'paid'
  if (refunded >= paid) return 'refunded'
  return paisa(paid) - paisa(refunded) < paisa(total) ? 'partly_refunded' : 'paid'
}

const UNPAID: PaymentState[] = ['failed', 'review']
