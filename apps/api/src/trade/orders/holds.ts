import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { order } from '../../db/schema/orders'
import { queueOrderMail, type MailParts } from '../rows/order-mails'
import { moveOrder } from './move'

const REASON = 'The payment did not come in time.'

/**
 * Cancels the orders whose hold has expired without a payment, and puts their pieces back into stock. Each order is
 * checked again in its own transaction, so that its pieces go back once. Returns how many orders were due.
 */
export async function releaseHolds(db: Database, mailParts: Omit<MailParts, 'now'>, now: Date) {
  const isOver = and(
    eq(order.state, 'placed'),
    eq(order.payment_state, 'pending'),
    lte(order.hold_expires_at, now.toISOString()),
  )
  const over = await db.read
    .select({ id: order.id })
    .from(order)
    .where(isOver)
    .orderBy(asc(order.id))
  for (const { id } of over) {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(order)
        .where(and(eq(order.id, id), isOver))
      if (!row) return
      await moveOrder(tx, row, 'cancelled', { by: 'hold', now, reason: REASON })
      const mail = { kind: 'order_cancelled' as const, values: { reason: REASON } }
      await queueOrderMail(tx, row, mail, { ...mailParts, now })
    })
  }
  return over.length
}
