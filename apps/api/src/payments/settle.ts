import { formatPrice, paisa } from '@etrend/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { order } from '../db/schema-orders'
import { payment, paymentMessage } from '../db/schema-payments'
import { addEvent } from '../lib/order-timeline'
import { nextCheck } from '../lib/sweep'
import type { PaymentRow, Verdict } from './gateway'

/** What follows for the order when money has come in: orders/ knows. */
export type PaymentCame = (tx: Queries, paid: PaymentRow, now: Date) => Promise<void>
/** What follows when a payment that was looked at turns out not to count. */
export type PaymentFell = (tx: Queries, fallen: PaymentRow, now: Date) => Promise<void>
export type Followers = { paymentCame: PaymentCame; paymentFell: PaymentFell }

const HOUR = 60
const DAY = 24 * HOUR
const GIVEN_UP_AFTER_MS = DAY * 60_000

/**
 * Writes down what the gateway says and acts on it, once: the row moves only from a state that isn't final, in the
 * transaction that moves the order. Only the gateway's own 'complete' over our amount to the paisa is a payment.
 */
export async function settle(
  tx: Queries,
  row: PaymentRow,
  verdict: Verdict,
  { paymentCame, paymentFell }: Followers,
  now: Date,
) {
  keepMessage(tx, { payment: row.id, kind: 'answer', payload: verdict.raw }, now)
  switch (verdict.state) {
    case 'complete':
      if (paisa(verdict.amount) !== paisa(row.amount)) {
        const { amount: came, transaction_id } = verdict
        const why = `${formatPrice(came)} came instead of ${formatPrice(row.amount)}`
        return toReview(tx, row, { why, came, transaction_id }, now)
      }
      return verified(tx, row, verdict.transaction_id, paymentCame, now)
    case 'review':
      return toReview(tx, row, { why: verdict.why }, now)
    case 'failed':
      return failed(tx, row, verdict.why, paymentFell, now)
    case 'open':
      return waiting(tx, row, now)
  }
}

/** Keeps a gateway's words. */
export function keepMessage(
  tx: Queries,
  message: Pick<typeof paymentMessage.$inferInsert, 'payment' | 'kind' | 'payload'>,
  now: Date,
) {
  tx.insert(paymentMessage)
    .values({ ...message, created_at: now.toISOString() })
    .run()
}

async function verified(
  tx: Queries,
  row: PaymentRow,
  transaction_id: string | null,
  paymentCame: PaymentCame,
  now: Date,
) {
  // An expired or failed row may still turn out paid; one that is verified never does so again.
  const open = inArray(payment.state, ['created', 'initiated', 'failed', 'expired', 'review'])
  const settled_at = now.toISOString()
  const paid = await first(
    tx
      .update(payment)
      // What came in first may have been another amount; now it is ours.
      .set({ state: 'verified', transaction_id, settled_at, came: null, next_check_at: null })
      .where(and(eq(payment.id, row.id), open))
      .returning(),
  )
  if (paid) await paymentCame(tx, paid, now)
}

type Found = Pick<Partial<PaymentRow>, 'came' | 'transaction_id'> & { why: string }

async function toReview(tx: Queries, row: PaymentRow, found: Found, now: Date) {
  const next = { checks: row.checks + 1, next_check_at: nextCheck(row.checks, DAY, now) }
  // Money counts whenever it comes, once; other words about a payment that is over change nothing.
  const isNew = found.came !== undefined && row.came === null
  const from = isNew ? UNPAID : IN_DOUBT
  const moved = await leave(tx, row, { ...found, ...next, state: 'review' }, from)
  // Asked again, it says the same again: nothing that the timeline doesn't hold.
  if (!moved || row.why === found.why) return
  // Nothing is given back by itself while a person looks at it.
  await tx
    .update(order)
    .set({ payment_state: 'review', hold_expires_at: null })
    .where(and(eq(order.id, row.order), eq(order.payment_state, 'pending')))
  note(tx, row, `Payment ${row.reference} needs a look: ${found.why}`, now)
}

async function failed(
  tx: Queries,
  row: PaymentRow,
  why: string,
  paymentFell: PaymentFell,
  now: Date,
) {
  const moved = await leave(tx, row, { state: 'failed', next_check_at: null }, IN_DOUBT)
  if (!moved) return
  note(tx, row, `Payment ${row.reference} failed: ${why}`, now)
  if (row.state === 'review') await paymentFell(tx, { ...moved, came: null }, now)
}

/** Asked again later, less and less often. One in review is never given up, any other after a day. */
async function waiting(tx: Queries, row: PaymentRow, now: Date) {
  const checks = row.checks + 1
  if (row.state === 'review') {
    const next_check_at = nextCheck(row.checks, DAY, now)
    await leave(tx, row, { checks, next_check_at }, ['review'])
    return
  }
  if (now.getTime() - Date.parse(row.created_at) > GIVEN_UP_AFTER_MS) {
    await leave(tx, row, { state: 'expired', next_check_at: null })
    return
  }
  const next_check_at = nextCheck(row.checks, HOUR, now)
  await leave(tx, row, { state: 'initiated', checks, next_check_at })
}

const OPEN: PaymentRow['state'][] = ['created', 'initiated']
const IN_DOUBT: PaymentRow['state'][] = [...OPEN, 'review']
const UNPAID: PaymentRow['state'][] = [...IN_DOUBT, 'failed', 'expired']

/** From these states only. */
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

function note(tx: Queries, row: PaymentRow, text: string, now: Date) {
  addEvent(tx, { order: row.order, kind: 'payment', text, created_at: now.toISOString() })
}
