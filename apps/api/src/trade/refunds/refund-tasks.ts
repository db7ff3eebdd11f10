import { formatPrice, paisa, rupees } from '@etrend/domain'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { order as shopOrder } from '../../db/schema/orders'
import { payment, refund } from '../../db/schema/payments'
import { addEvent } from '../rows/order-timeline'
import { counterMethodOf } from '../rows/paid-by-words'

/** Why and by whom money is paid back; `staff` is null for the shop itself. */
export type Refunder = { reason: string; staff: number | null; now: Date }
/** `payment`: the payment to refund first. `is_restocked`: the pieces have gone back to stock already. */
export type Way = { payment?: number; is_restocked?: boolean }

/**
 * Adds refund tasks that together pay back an amount in paisa: through the online payments, the given one first and
 * then the newest, each up to what it brought in, and the rest in cash, or as the sale in the shop was paid.
 */
export async function addRefundTasks(
  tx: Queries,
  order: number,
  amount: number,
  { reason, staff, now, payment: firstPayment, is_restocked = false }: Refunder & Way,
) {
  const created_at = now.toISOString()
  const row = { order, reason, staff, is_restocked, state: 'task' as const, created_at }
  let left = amount
  for (const { id, method, refundable } of await refundablePayments(tx, order, firstPayment)) {
    const part = Math.min(left, refundable)
    if (part <= 0) continue
    left -= part
    await tx.insert(refund).values({ ...row, payment: id, method, amount: rupees(part) })
  }
  if (left > 0) {
    const method = await methodWithoutPayment(tx, order)
    await tx.insert(refund).values({ ...row, method, amount: rupees(left) })
  }
  const text = `${formatPrice(rupees(amount))} to be paid back: ${reason}`
  await addEvent(tx, { order, kind: 'payment', text, is_public: true, staff, created_at })
}

/** How money goes back that no online payment brought in. */
async function methodWithoutPayment(tx: Queries, id: number) {
  const row = await one(tx.select().from(shopOrder).where(eq(shopOrder.id, id)))
  return counterMethodOf(row) ?? 'cash'
}

/**
 * The order's verified online payments, `firstPayment` (whatever its state) first and then the newest, with what can
 * still be refunded of each in paisa: what came in less its earlier refunds.
 */
async function refundablePayments(tx: Queries, order: number, firstPayment: number | undefined) {
  const isVerified = eq(payment.state, 'verified')
  const isFirst = eq(payment.id, firstPayment ?? 0)
  const rows = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.order, order), or(isVerified, isFirst)))
    .orderBy(desc(isFirst), desc(payment.id))
  const ids = rows.map(({ id }) => id)
  const sums = await tx
    .select({ payment: refund.payment, sum: sql<number>`sum(${refund.amount})` })
    .from(refund)
    .where(inArray(refund.payment, ids))
    .groupBy(refund.payment)
  const refunded = new Map(sums.map((row) => [row.payment, row.sum]))
  return rows.flatMap(({ id, method, came, amount }) =>
    method === 'cod'
      ? []
      : [{ id, method, refundable: paisa(came ?? amount) - (refunded.get(id) ?? 0) }],
  )
}
