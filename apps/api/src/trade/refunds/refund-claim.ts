import { paisa } from '@etrend/domain'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { payment, refund } from '../../db/schema/payments'
import { found } from '../../http/errors'
import { Refusal } from '../../lib/refusal'
import { nextCheck } from '../../lib/sweep'
import { MINUTE_MS } from '../../lib/times'
import type { PaidBack } from '../rows/parts'

export type RefundRow = typeof refund.$inferSelect
type PaidBackPart = PaidBack['part']

/** What the gateway's look-up says about the payment before a refund is paid, and after. */
export type Expected = { before: PaidBackPart; after: PaidBackPart }

const NOT_WAITING = 'This money is not waiting to be sent by Khalti.'
const BUSY = 'Another refund of this payment is being sent. Wait until Khalti has confirmed it.'
const NOT_PROVABLE =
  'Khalti can’t tell this partial refund from an earlier one of the same payment. Pay it back in your Khalti account, and note its reference here.'

/**
 * Marks a refund as 'sending' before anything is sent, so that two clicks never pay twice; a crash leaves the mark.
 * Refuses (409) a refund that can't be sent now, and one that the look-up could not prove afterwards.
 */
export async function claimRefund(tx: Queries, id: number, now: Date) {
  const row = await refundRow(tx, id)
  if (row.state !== 'task' || row.method !== 'khalti' || row.payment === null) {
    throw new Refusal(409, NOT_WAITING)
  }
  const { isBusy, expected } = await refundsBeside(tx, row)
  if (isBusy) throw new Refusal(409, BUSY)
  if (!expected) throw new Refusal(409, NOT_PROVABLE)
  const sent_at = now.toISOString()
  const sending = { state: 'sending' as const, sent_at, checks: 0, problem: null }
  const claimed = await one(
    tx
      .update(refund)
      .set({ ...sending, is_unclear: false, next_check_at: nextCheck(0, MINUTE_MS, now) })
      .where(and(eq(refund.id, id), eq(refund.state, 'task')))
      .returning(),
  )
  return { row: claimed, payment: row.payment, expected }
}

/** A refund as it is stored. Refuses (404) one that doesn't exist. */
export async function refundRow(db: Queries, id: number) {
  return found(await first(db.select().from(refund).where(eq(refund.id, id))), 'refund')
}

/** Whether Khalti can be asked to pay a refund now. */
export async function canSend(db: Queries, row: RefundRow) {
  if (row.state !== 'task' || row.method !== 'khalti') return false
  const { isBusy, expected } = await refundsBeside(db, row)
  return expected !== undefined && !isBusy
}

/**
 * What the other refunds of the same payment mean for a refund. `isBusy`: one of them is being sent. `expected` is
 * undefined where the look-up would say the same before and after: it says that 'nothing', 'part' or 'all' was paid
 * back, and never an amount, so one 'part' can't be distinguished from a larger one.
 */
export async function refundsBeside(db: Queries, row: RefundRow) {
  const { id, payment: of, amount } = row
  if (of === null) return { isBusy: false, expected: undefined }
  const { came, amount: asked } = await one(db.select().from(payment).where(eq(payment.id, of)))
  const others = await db.select().from(refund).where(eq(refund.payment, of))
  const sent = others.filter((other) => other.id !== id && other.sent_at !== null)
  const before = sent
    .filter(({ state }) => state === 'done')
    .reduce((sum, other) => sum + paisa(other.amount), 0)
  return {
    isBusy: sent.some(({ state }) => state === 'sending'),
    expected: expectedOf(before, before + paisa(amount), paisa(came ?? asked)),
  }
}

/** All in paisa. */
function expectedOf(before: number, after: number, all: number): Expected | undefined {
  if (after > all) return undefined
  const expected = { before: partOf(before, all), after: partOf(after, all) }
  return expected.before === expected.after ? undefined : expected
}

function partOf(paidBack: number, all: number): PaidBackPart {
  if (paidBack === 0) return 'nothing'
  return paidBack < all ? 'part' : 'all'
}
