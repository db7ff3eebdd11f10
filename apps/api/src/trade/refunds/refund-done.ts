import type { PaidBack, PayBackWay, RefundMethod } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { refund } from '../../db/schema/payments'
import { found } from '../../http/errors'
import { Refusal } from '../../lib/refusal'
import { record, type Author } from '../../records/audit'
import { queueOrderMail, type MailParts } from '../rows/order-mails'
import { addEvent } from '../rows/order-timeline'
import { settlePaymentState } from '../rows/payment-state'
import { asRefunds, refundRows } from './refund-rows'

export type RefundState = (typeof refund.$inferSelect)['state']
/**
 * `by`: the member of staff who paid the refund back; null where the shop's own check found it paid. `paid_by`: how they
 * paid it back by hand; null where the gateway did. Cash has no reference.
 */
type Paid = { reference: string; paid_by: PayBackWay | null; by: Author | null }

/**
 * Marks a refund as paid back if it is still in one of the `from` states, and updates the payment state, the timeline,
 * the customer's mail and the audit log. Returns whether this call did it.
 */
export async function markPaidBack(
  tx: Queries,
  id: number,
  from: RefundState[],
  { reference, paid_by, by }: Paid,
  mailParts: MailParts,
) {
  const at = mailParts.now.toISOString()
  const settled = { problem: null, is_unclear: false, next_check_at: null }
  const row = await first(
    tx
      .update(refund)
      .set({ ...settled, state: 'done', reference: reference || null, paid_by, done_at: at })
      .where(and(eq(refund.id, id), inArray(refund.state, from)))
      .returning(),
  )
  if (!row) return false
  const of = await one(tx.select().from(order).where(eq(order.id, row.order)))
  await settlePaymentState(tx, of.id)
  const amount = formatPrice(row.amount)
  const text = reference
    ? `${amount} paid back, reference ${reference}`
    : `${amount} paid back in cash`
  const event = { order: of.id, kind: 'payment' as const, is_public: true, created_at: at }
  await addEvent(tx, { ...event, text, staff: by?.staff ?? null })
  const way = reference ? `The reference is ${reference}.` : 'You got it in cash.'
  const values = { amount, reference: reference || 'cash', paid_by: way }
  const about = { kind: 'refund_paid' as const, values, note: reference && SLOW_ACCOUNT }
  await queueOrderMail(tx, of, { ...about, smsEvent: `refund_paid ${of.id} ${id}` }, mailParts)
  const done = { action: 'pay back', noun: 'refunds', row_id: id, label: of.number }
  if (by) await record(tx, by, { ...done, after: { amount: row.amount, reference, paid_by } })
  return true
}

const SLOW_ACCOUNT = 'It may take a few days until your account shows it.'

/** Throws Refusal (400) for what was paid back by a transfer and has no reference; undefined `way`: by the refund's method. */
export function checkedPaidBack({ way, reference }: PaidBack, method: RefundMethod) {
  const paid_by = way ?? method
  if (paid_by !== 'cash' && reference === '') {
    const message = 'Enter the reference.'
    throw new Refusal(400, message, { reference: message })
  }
  return { paid_by, reference }
}

/** A refund as staff see it. Refuses (404) one that doesn't exist. */
export async function refundOf(db: Queries, id: number) {
  const [row] = await asRefunds(db, await refundRows(db).where(eq(refund.id, id)))
  return found(row, 'refund')
}
