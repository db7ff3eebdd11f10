import { formatPrice, paisa, rupees } from '@etrend/domain'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { payment, refund } from '../../db/schema-payments'
import { addEvent } from '../rows/order-timeline'

export type Refunder = { reason: string; staff: number | null; now: Date }
/** `payment`: the payment that this money came in with. */
export type Way = { payment?: number; is_restocked?: boolean }

/**
 * Adds refund tasks that together pay back an amount in paisa: through the online payments, the given one first and
 * then the newest, each up to what it brought in, and the rest in cash.
 */
export async function addRefundTasks(
  tx: Queries,
  order: number,
  amount: number,
  { reason, staff, now, payment: of, is_restocked = false }: Refunder & Way,
) {
  const created_at = now.toISOString()
  const row = { order, reason, staff, is_restocked, state: 'task' as const, created_at }
  let left = amount
  for (const one of await refundablePayments(tx, order, of)) {
    const part = Math.min(left, one.left)
    if (part <= 0) continue
    left -= part
    const by = { payment: one.id, method: one.method, amount: rupees(part) }
    await tx.insert(refund).values({ ...row, ...by })
  }
  if (left > 0) await tx.insert(refund).values({ ...row, method: 'cash', amount: rupees(left) })
  const text = `${formatPrice(rupees(amount))} to be paid back: ${reason}`
  addEvent(tx, { order, kind: 'payment', text, is_public: true, staff, created_at })
}

/** The online payments that can be refunded, `of` first and then the newest, with what is left of each in paisa. */
async function refundablePayments(tx: Queries, order: number, of: number | undefined) {
  const brought = eq(payment.state, 'verified')
  const rows = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.order, order), of ? or(brought, eq(payment.id, of)) : brought))
    .orderBy(desc(eq(payment.id, of ?? 0)), desc(payment.id))
  const ids = rows.map(({ id }) => id)
  const sums = await tx
    .select({ payment: refund.payment, sum: sql<number>`sum(${refund.amount})` })
    .from(refund)
    .where(inArray(refund.payment, ids))
    .groupBy(refund.payment)
  const gone = new Map(sums.map((row) => [row.payment, row.sum]))
  return rows.flatMap(({ id, method, came, amount }) =>
    method === 'cod' ? [] : [{ id, method, left: paisa(came ?? amount) - (gone.get(id) ?? 0) }],
  )
}
