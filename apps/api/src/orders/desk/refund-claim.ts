import { paisa } from '@etrend/domain'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { payment, refund } from '../../db/schema-payments'
import { found, Refusal } from '../../http/errors'
import { nextCheck } from '../../lib/sweep'

export type RefundRow = typeof refund.$inferSelect
type PaidBackPart = 'nothing' | 'part' | 'all'

/** What the gateway's look-up says about the payment before a refund is paid, and after. */
export type Expected = { before: PaidBackPart; after: PaidBackPart }

const NOT_WAITING = 'This money is not waiting to be sent by Khalti.'
const BUSY = 'Another refund of this payment is being sent. Wait until Khalti has confirmed it.'
const NOT_PROVABLE =
  'Khalti can’t tell this part from one that it paid back before. Pay it back in your Khalti account, and note its reference here.'

/**
 * Marks a refund as being sent, before anything is sent: two clicks never pay twice, and a crash leaves it so. Refuses
 * (409) what can't be sent; only what the look-up can prove afterwards is sent.
 */
export async function claimRefund(tx: Queries, id: number, now: Date) {
  const row = found(await first(tx.select().from(refund).where(eq(refund.id, id))), 'refund')
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
      .set({ ...sending, is_unclear: false, next_check_at: nextCheck(0, 1, now) })
      .where(and(eq(refund.id, id), eq(refund.state, 'task')))
      .returning(),
  )
  return { row: claimed, payment: row.payment, expected }
}

/** Whether Khalti can be asked to pay a refund now. */
export async function canSend(db: Queries, row: RefundRow) {
  if (row.state !== 'task' || row.method !== 'khalti') return false
  const { isBusy, expected } = await refundsBeside(db, row)
  return expected !== undefined && !isBusy
}

/**
 * What the other refunds of its payment mean for a refund. `expected` is undefined where the look-up would say the same
 * before and after: it says nothing, a part or all, and never an amount, so a part between two others can't be proved.
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
