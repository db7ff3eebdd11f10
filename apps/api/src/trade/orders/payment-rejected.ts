import { paisa } from '@etrend/domain'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { order } from '../../db/schema/orders'
import type { payment } from '../../db/schema/payments'
import { found } from '../../http/errors'
import { payBack } from '../refunds/pay-back'
import { hasReview } from '../rows/payment-state'
import { orderRows } from '../rows/placing-rows'
import { holdUntil } from './place'

/** `came` is the amount that came in where it wasn't the one asked for; null where no money came. */
type Rejected = Pick<typeof payment.$inferSelect, 'id' | 'order' | 'came'>

/**
 * Handles a payment in review that staff rejected or that the gateway reported as failed. Money that came in with it is
 * refunded. A placed order waits for another payment, and its pieces are held again from now on.
 */
export async function paymentRejected(tx: Queries, rejected: Rejected, now: Date) {
  const settings = found(await orderRows(tx).settings.get(), 'shop')
  const before = await one(tx.select().from(order).where(eq(order.id, rejected.order)))
  // Another payment of this order may still be in review.
  if (before.payment_state === 'review' && !(await hasReview(tx, before.id))) {
    const afterwards =
      before.state === 'placed'
        ? {
            payment_state: 'pending' as const,
            hold_expires_at: holdUntil(now, settings.hold_minutes),
          }
        : { payment_state: 'failed' as const }
    await tx.update(order).set(afterwards).where(eq(order.id, before.id))
  }
  const { came: received } = rejected
  if (!received) return
  await tx
    .update(order)
    .set({ paid: sql`${order.paid} + ${paisa(received)}` })
    .where(eq(order.id, before.id))
  const reason = 'The payment was not accepted'
  await payBack(tx, before, received, { reason, staff: null, now, payment: rejected.id })
}
