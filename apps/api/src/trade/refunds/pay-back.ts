import { formatPrice, paisa, rupees } from '@etrend/domain'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { orderReturn } from '../../db/schema/returns'
import { Refusal } from '../../lib/refusal'
import { creditWhatWentBack } from '../invoices/credit'
import { orderOfId, type OrderRow } from '../rows/order-row'
import { addEvent } from '../rows/order-timeline'
import { settlePaymentState } from '../rows/payment-state'
import { bookSale } from '../rows/sale-entries'
import { addRefundTasks, type Refunder, type Way } from './refund-tasks'

/**
 * How much of an order's money can still be refunded, in rupees: without money that pays for its exchange order, and
 * without cash that did not come on delivery.
 */
export function refundableOf(row: OrderRow) {
  const { paid, refunded, carried_in, carried_out, collected_difference } = row
  const left = paisa(paid) + paisa(carried_in) - paisa(refunded) - paisa(carried_out)
  return rupees(Math.max(0, left + Math.min(0, paisa(collected_difference))))
}

/**
 * Reserves money of an order (`amount` in rupees) for refunds, adds the refund tasks, and returns the order. Money that
 * an exchange order took over from the first order is refunded on the first order, where it was paid. Throws Refusal
 * (409) where less money is left.
 */
export async function payBack(
  tx: Queries,
  { id }: Pick<OrderRow, 'id'>,
  amount: number,
  by: Refunder & Way,
): Promise<OrderRow> {
  const row = await orderOfId(tx, id)
  const own = Math.min(paisa(amount), paisa(row.paid) - paisa(row.refunded))
  const reserved = await first(
    tx
      .update(order)
      .set({ refunded: sql`${order.refunded} + ${own}` })
      .where(and(eq(order.id, id), gte(leftInPaisa, paisa(amount))))
      .returning(),
  )
  if (!reserved) refuseMore(row)
  if (own > 0) await addRefundTasks(tx, id, own, by)
  await payBackCarried(tx, row, rupees(paisa(amount) - own), by)
  await bookSale(tx, id, by.now)
  await creditWhatWentBack(tx, id, by)
  return settlePaymentState(tx, id)
}

/** Refunds all the money that is left of an order that was cancelled or returned. Returns the order. */
export async function refundWhatIsLeft(tx: Queries, row: OrderRow, by: Refunder) {
  const left = refundableOf(row)
  return left > 0 ? payBack(tx, row, left, by) : row
}

/** Refunds money that an exchange order took over from the first order, on the first order. */
async function payBackCarried(tx: Queries, row: OrderRow, amount: number, by: Refunder) {
  if (amount <= 0) return
  const { id, number } = row
  const change = paisa(amount)
  await tx
    .update(order)
    .set({ carried_in: sql`${order.carried_in} - ${change}` })
    .where(eq(order.id, id))
  const ofExchange = eq(orderReturn.exchange_order, id)
  const { order: source } = await one(tx.select().from(orderReturn).where(ofExchange))
  const first = await one(
    tx
      .update(order)
      .set({ carried_out: sql`${order.carried_out} - ${change}` })
      .where(eq(order.id, source))
      .returning(),
  )
  const { staff, now } = by
  const text = `${formatPrice(amount)} to be paid back with order ${first.number}: ${by.reason}`
  const event = { order: id, kind: 'payment' as const, is_public: true, staff }
  await addEvent(tx, { ...event, text, created_at: now.toISOString() })
  const reason = `${by.reason} (exchange order ${number})`
  await payBack(tx, first, amount, { reason, staff, now })
}

const leftInPaisa = sql`${order.paid} + ${order.carried_in} - ${order.refunded} - ${order.carried_out}
  + CASE WHEN ${order.collected_difference} < 0 THEN ${order.collected_difference} ELSE 0 END`

function refuseMore(row: OrderRow): never {
  const left = `${formatPrice(refundableOf(row))} is left`
  const exchanged =
    row.carried_out > 0 ? `, and ${formatPrice(row.carried_out)} pays for its exchange` : ''
  const message = `No more can be refunded than was paid for this order: ${left}${exchanged}.`
  throw new Refusal(409, message, { amount: message })
}
