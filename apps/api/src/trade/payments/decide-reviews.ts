import type { ReviewDecision } from '@etrend/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { payment } from '../../db/schema/payments'
import { Refusal } from '../../lib/refusal'
import type { PaymentRow } from './gateway'
import type { Followers } from './settle'

/**
 * Accepts or rejects all payments of an order that are in review. A payment that brought nothing is rejected in any
 * case. Refuses (409) where no payment is in review, and to accept where none of them brought anything.
 */
export async function decideReviews(
  tx: Queries,
  { order, decision }: { order: number; decision: ReviewDecision },
  { paymentReceived, paymentRejected }: Followers,
  now: Date,
) {
  const inReview = and(eq(payment.order, order), eq(payment.state, 'review'))
  const rows = await tx.select().from(payment).where(inReview).orderBy(asc(payment.id))
  if (rows.length === 0) throw new Refusal(409, 'No payment of this order is in review.')
  const isAccepted = (row: PaymentRow) => decision === 'accept' && hasBrought(row)
  if (decision === 'accept' && !rows.some(isAccepted)) {
    const message = 'Nothing came in with this payment, so it can’t be accepted. Reject it.'
    throw new Refusal(409, message, { decision: message })
  }
  const [accepted, rejected] = [rows.filter(isAccepted), rows.filter((row) => !isAccepted(row))]
  await settleAs(tx, 'verified', accepted, now)
  await settleAs(tx, 'failed', rejected, now)
  for (const row of accepted) await paymentReceived(tx, row, now)
  for (const row of rejected) await paymentRejected(tx, row, now)
}

/** Whether money came in with the payment. `came` is null where the gateway named no other amount: all came in. */
function hasBrought({ came }: PaymentRow) {
  return came === null || came > 0
}

async function settleAs(tx: Queries, state: 'verified' | 'failed', rows: PaymentRow[], now: Date) {
  const ids = rows.map(({ id }) => id)
  await tx
    .update(payment)
    .set({ state, settled_at: now.toISOString(), next_check_at: null })
    .where(inArray(payment.id, ids))
}
