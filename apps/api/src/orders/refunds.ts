import { formatPrice, paisa } from '@etrend/domain'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import type { PaymentState } from '../db/order-words'
import { first, one } from '../db/rows'
import { order } from '../db/schema-orders'
import { payment, refund } from '../db/schema-payments'
import { Refusal } from '../http/errors'
import { addEvent } from '../lib/order-timeline'
import type { OrderRow } from './order-access'

export type Refunder = { reason: string; staff: number | null; now: Date }

/** `payment`: the one that it came by; else the latest that counts. */
type Way = { payment?: number; is_restocked?: boolean }

/**
 * Sets money aside to go back: a task until it is done. Never more than came in, counted by a conditional UPDATE.
 * Refuses (409) more.
 */
export async function addRefund(
  tx: Queries,
  { id, total }: Pick<OrderRow, 'id' | 'total'>,
  amount: number,
  { reason, staff, now, payment: of, is_restocked = false }: Refunder & Way,
) {
  const reserved = await first(
    tx
      .update(order)
      .set({ refunded: sql`${order.refunded} + ${paisa(amount)}` })
      .where(and(eq(order.id, id), sql`${order.refunded} + ${paisa(amount)} <= ${order.paid}`))
      .returning(),
  )
  if (!reserved) {
    const message = `No more can go back than came in for this order of ${formatPrice(total)}.`
    throw new Refusal(409, message, { amount: message })
  }
  const paidBy = await first(
    tx
      .select()
      .from(payment)
      .where(and(eq(payment.order, id), of ? eq(payment.id, of) : eq(payment.state, 'verified')))
      .orderBy(desc(payment.id)),
  )
  const method = paidBy && paidBy.method !== 'cod' ? paidBy.method : ('cash' as const)
  const row = {
    order: id,
    payment: paidBy?.id ?? null,
    method,
    amount,
    reason,
    staff,
    is_restocked,
  }
  const created_at = now.toISOString()
  const made = await one(
    tx
      .insert(refund)
      .values({ ...row, state: 'task', created_at })
      .returning(),
  )
  const text = `${formatPrice(amount)} to be paid back: ${reason}`
  addEvent(tx, { order: id, kind: 'payment', text, is_public: true, staff, created_at })
  return { refund: made, order: await settlePaymentState(tx, id) }
}

/** Sets aside what was paid for an order that is off. Answers the order as it is then. */
export async function refundWhatIsLeft(tx: Queries, row: OrderRow, by: Refunder) {
  const left = (paisa(row.paid) - paisa(row.refunded)) / 100
  if (left <= 0) return row
  return (await addRefund(tx, row, left, by)).order
}

/**
 * Makes the order's payment state say what its refunds are like. While an order still asks for its own money, that
 * stays what it says: a stray payment on its way back is told by its refund.
 */
export async function settlePaymentState(tx: Queries, id: number) {
  const waiting = await tx.$count(
    refund,
    and(eq(refund.order, id), inArray(refund.state, ['task', 'sending'])),
  )
  const row = await one(tx.select().from(order).where(eq(order.id, id)))
  if (ASKING.includes(row.payment_state)) return row
  const payment_state = waiting > 0 ? 'refund_due' : afterRefunds(row)
  return one(tx.update(order).set({ payment_state }).where(eq(order.id, id)).returning())
}

/** What came twice or astray and went back again leaves the order as paid as it was. */
function afterRefunds({ paid, refunded, total }: OrderRow): PaymentState {
  if (refunded >= paid) return 'refunded'
  return paisa(paid) - paisa(refunded) < paisa(total) ? 'partly_refunded' : 'paid'
}

const ASKING: PaymentState[] = ['due', 'pending', 'review']
