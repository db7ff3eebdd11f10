import { and, asc, eq, lte } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { refund } from '../../db/schema/payments'
import { Refusal } from '../../lib/refusal'
import { nextCheck, sweep } from '../../lib/sweep'
import { HOUR_MS, MINUTE_MS } from '../../lib/times'
import { record, type Author } from '../../records/audit'
import type { OrderParts } from '../rows/parts'
import { claimRefund, refundRow, refundsBeside, type RefundRow } from './refund-claim'
import { markPaidBack, refundOf } from './refund-done'
import { refundWords } from './refund-words'

/** For this long, Khalti may still be working on a refund that its look-up doesn't show yet. */
const SETTLES_AFTER_MS = 10 * MINUTE_MS

/**
 * Sends refunds through Khalti. A refund is marked as 'sending' first. Only Khalti's success, its definite refusal or
 * its look-up ends that state, or staff where the look-up is unclear. So money that may have been paid is never sent
 * again.
 */
export function refundSending(parts: OrderParts) {
  const { db, clock, access, origin, outbox, payments, closing } = parts

  /**
   * Sends a refund. Afterwards the refund is 'done', or still 'sending' where Khalti didn't confirm it. Refuses (409)
   * what can't be sent or what Khalti refused, and (503) where Khalti's look-up doesn't answer before the sending.
   * `requireAllowed` throws where the person may not send it now.
   */
  async function send(
    id: number,
    by: Author,
    requireAllowed: (tx: Queries, row: RefundRow) => Promise<void>,
  ) {
    const claimed = await db.transaction(async (tx) => {
      await requireAllowed(tx, await refundRow(tx, id))
      const claim = await claimRefund(tx, id, clock())
      await note(tx, id, 'send', by)
      return claim
    })
    const { row, payment, expected } = claimed
    const known = await payments.paidBack(payment)
    if (known?.part !== expected.before) {
      const problem = known ? refundWords.otherBooks(known.part) : refundWords.notAsked
      await makeTask(row, problem)
      throw new Refusal(known ? 409 : 503, problem)
    }
    const sent = await payments.sendRefund(payment, row.amount, known.transaction_id)
    if (sent.outcome === 'paid') return finish(row, sent.reference, by)
    if (sent.outcome === 'unknown') return postpone(row, refundWords.notConfirmed)
    // A proxy may have repeated the call: then the first one paid, and the second one was refused.
    const now = await payments.paidBack(payment)
    if (now?.part === expected.after) return finish(row, now.transaction_id, by)
    await makeTask(row, refundWords.refused(sent.why))
    throw new Refusal(409, refundWords.refused(sent.why))
  }

  /** Asks Khalti's look-up about a refund that is being sent, and settles it accordingly. Refuses (409) any other. */
  async function check(id: number, by: Author) {
    const row = await refundRow(db.read, id)
    if (row.state !== 'sending') throw new Refusal(409, 'This refund is not being sent.')
    await settle(row, by)
  }

  async function settle(row: RefundRow, by: Author | null) {
    const askedAt = clock()
    const { expected } = await refundsBeside(db.read, row)
    const said = row.payment === null ? undefined : await payments.paidBack(row.payment)
    if (!said) return postpone(row, refundWords.noAnswer)
    if (said.part === expected?.after) return finish(row, said.transaction_id, by)
    if (said.part !== expected?.before) return postpone(row, refundWords.unclear(said.part), true)
    const isOld = askedAt.getTime() - Date.parse(row.sent_at ?? '') >= SETTLES_AFTER_MS
    return isOld ? makeTask(row, refundWords.notPaid) : postpone(row, refundWords.notYet)
  }

  async function finish({ id }: RefundRow, reference: string, by: Author | null) {
    await db.transaction((tx) => {
      const mailParts = { origin, tokenOf: access.tokenOf, now: clock() }
      return markPaidBack(tx, id, ['sending', 'task'], { reference, paid_by: null, by }, mailParts)
    })
    outbox.wake()
  }

  /** Makes a refund of which nothing was paid a task again: it may be sent again, or paid back by hand. */
  function makeTask(row: RefundRow, problem: string) {
    const task = { state: 'task' as const, sent_at: null, next_check_at: null }
    return change(row, { ...task, problem, is_unclear: false })
  }

  function postpone(row: RefundRow, problem: string, is_unclear = false) {
    const next_check_at = nextCheck(row.checks, HOUR_MS, clock())
    return change(row, { problem, is_unclear, next_check_at, checks: row.checks + 1 })
  }

  /** Changes a refund only during the same attempt: a slow look-up says nothing about a later attempt. */
  async function change(row: RefundRow, changes: Partial<RefundRow>) {
    const isSame = and(eq(refund.state, 'sending'), eq(refund.sent_at, row.sent_at ?? ''))
    await db.transaction(async (tx) => {
      await tx
        .update(refund)
        .set(changes)
        .where(and(eq(refund.id, row.id), isSame))
    })
  }

  async function note(tx: Queries, id: number, action: string, by: Author) {
    const { order_number: label, amount } = await refundOf(tx, id)
    await record(tx, by, { action, noun: 'refunds', row_id: id, label, after: { amount } })
  }

  return {
    send,
    check,

    /** Leaves a refund to staff whose outcome the look-up can't tell. Refuses (409) any other refund. */
    async release(id: number, by: Author) {
      await db.transaction(async (tx) => {
        const isUnclear = and(eq(refund.state, 'sending'), eq(refund.is_unclear, true))
        const task = { state: 'task' as const, sent_at: null, next_check_at: null }
        const row = await first(
          tx
            .update(refund)
            .set({ ...task, is_unclear: false, problem: refundWords.byHand })
            .where(and(eq(refund.id, id), isUnclear))
            .returning(),
        )
        if (!row) throw new Refusal(409, refundWords.notUnclear)
        await note(tx, id, 'settle by hand', by)
      })
    },

    /** Checks the refunds whose next check is due. Returns how many were checked. */
    async sweep() {
      const isDue = and(
        eq(refund.state, 'sending'),
        lte(refund.next_check_at, clock().toISOString()),
      )
      const due = db.read.select().from(refund).where(isDue).orderBy(asc(refund.next_check_at))
      return sweep(await due, (row) => settle(row, null), closing)
    },
  }
}
