import { formatPrice, paisa } from '@etrend/domain'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { payment, paymentMessage } from '../../db/schema/payments'
import { nextCheck } from '../../lib/sweep'
import { DAY_MS, HOUR_MS } from '../../lib/times'
import { addEvent } from '../rows/order-timeline'
import type { PaymentRow, Verdict } from './gateway'

/** Updates the order when money has come in (orders/payment-received.ts). */
export type PaymentCame = (tx: Queries, paid: PaymentRow, now: Date) => Promise<void>
/** Updates the order when a payment in review was rejected or has failed (orders/payment-rejected.ts). */
export type PaymentFell = (tx: Queries, rejected: PaymentRow, now: Date) => Promise<void>
export type Followers = { paymentReceived: PaymentCame; paymentRejected: PaymentFell }

const GIVEN_UP_AFTER_MS = DAY_MS

/**
 * Stores what the gateway says and acts on it once: the payment's row changes only from a state that isn't final, in
 * the transaction that changes the order. Only 'complete' with our exact amount, to the paisa, counts as paid.
 */
export async function settle(
  tx: Queries,
  row: PaymentRow,
  verdict: Verdict,
  { paymentReceived, paymentRejected }: Followers,
  now: Date,
) {
  await keepMessage(tx, { payment: row.id, kind: 'answer', payload: verdict.raw }, now)
  switch (verdict.state) {
    case 'complete':
      if (paisa(verdict.amount) !== paisa(row.amount)) {
        const { amount: came, transaction_id } = verdict
        const why = `${formatPrice(came)} came instead of ${formatPrice(row.amount)}`
        return toReview(tx, row, { why, came, transaction_id }, now)
      }
      return verified(tx, row, verdict.transaction_id, paymentReceived, now)
    case 'review':
      return toReview(tx, row, { why: verdict.why }, now)
    case 'failed':
      return failed(tx, row, verdict.why, paymentRejected, now)
    case 'open':
      return waiting(tx, row, now)
  }
}

/** Stores an answer of a gateway word for word. */
export async function keepMessage(
  tx: Queries,
  message: Pick<typeof paymentMessage.$inferInsert, 'payment' | 'kind' | 'payload'>,
  now: Date,
) {
  await tx.insert(paymentMessage).values({ ...message, created_at: now.toISOString() })
}

type Message = Parameters<typeof keepMessage>[1]

/** Stores what a browser brought from a gateway. Anybody can send that: of one payment, the first 20 are kept. */
export async function keepCallback(tx: Queries, message: Message, now: Date) {
  const brought = and(
    eq(paymentMessage.payment, message.payment ?? 0),
    ne(paymentMessage.kind, 'answer'),
  )
  if ((await tx.$count(paymentMessage, brought)) < MOST_CALLBACKS)
    await keepMessage(tx, message, now)
}

const MOST_CALLBACKS = 20

async function verified(
  tx: Queries,
  row: PaymentRow,
  transaction_id: string | null,
  paymentReceived: PaymentCame,
  now: Date,
) {
  // An expired or failed row may still turn out paid; one that is verified never does so again.
  const open = inArray(payment.state, ['created', 'initiated', 'failed', 'expired', 'review'])
  const settled_at = now.toISOString()
  const paid = await first(
    tx
      .update(payment)
      // `came` may hold another amount that was reported before; now our own amount has come in.
      .set({ state: 'verified', transaction_id, settled_at, came: null, next_check_at: null })
      .where(and(eq(payment.id, row.id), open))
      .returning(),
  )
  if (paid) await paymentReceived(tx, paid, now)
}

type Found = Pick<Partial<PaymentRow>, 'came' | 'transaction_id'> & { why: string }

async function toReview(tx: Queries, row: PaymentRow, found: Found, now: Date) {
  const next = { checks: row.checks + 1, next_check_at: nextCheck(row.checks, DAY_MS, now) }
  // Money counts once, even after the payment failed or expired. Other answers then change nothing.
  const isNew = found.came !== undefined && row.came === null
  const from = isNew ? UNPAID : IN_DOUBT
  const moved = await leave(tx, row, { ...found, ...next, state: 'review' }, from)
  // The gateway said the same before, so that the timeline and the order have it already.
  if (!moved || row.why === found.why) return
  // Without a hold, the pieces stay reserved while staff review the payment.
  await tx
    .update(order)
    .set({ payment_state: 'review', hold_expires_at: null })
    .where(and(eq(order.id, row.order), eq(order.payment_state, 'pending')))
  await note(tx, row, `Payment ${row.reference} needs a look: ${found.why}`, now)
}

async function failed(
  tx: Queries,
  row: PaymentRow,
  why: string,
  paymentRejected: PaymentFell,
  now: Date,
) {
  const moved = await leave(tx, row, { state: 'failed', next_check_at: null }, IN_DOUBT)
  if (!moved) return
  await note(tx, row, `Payment ${row.reference} failed: ${why}`, now)
  if (row.state === 'review') await paymentRejected(tx, { ...moved, came: null }, now)
}

/** Schedules the next check, less and less often. A payment in review never expires, any other does after a day. */
async function waiting(tx: Queries, row: PaymentRow, now: Date) {
  const checks = row.checks + 1
  if (row.state === 'review') {
    const next_check_at = nextCheck(row.checks, DAY_MS, now)
    await leave(tx, row, { checks, next_check_at }, ['review'])
    return
  }
  if (now.getTime() - Date.parse(row.created_at) > GIVEN_UP_AFTER_MS) {
    await leave(tx, row, { state: 'expired', next_check_at: null })
    return
  }
  const next_check_at = nextCheck(row.checks, HOUR_MS, now)
  await leave(tx, row, { state: 'initiated', checks, next_check_at })
}

const OPEN: PaymentRow['state'][] = ['created', 'initiated']
const IN_DOUBT: PaymentRow['state'][] = [...OPEN, 'review']
const UNPAID: PaymentRow['state'][] = [...IN_DOUBT, 'failed', 'expired']

/** Changes the payment if it is in one of these states. Returns its new row; undefined where it isn't. */
function leave(
  tx: Queries,
  row: PaymentRow,
  changes: Partial<PaymentRow>,
  states: PaymentRow['state'][] = OPEN,
) {
  const open = inArray(payment.state, states)
  return first(
    tx
      .update(payment)
      .set(changes)
      .where(and(eq(payment.id, row.id), open))
      .returning(),
  )
}

async function note(tx: Queries, row: PaymentRow, text: string, now: Date) {
  await addEvent(tx, { order: row.order, kind: 'payment', text, created_at: now.toISOString() })
}
