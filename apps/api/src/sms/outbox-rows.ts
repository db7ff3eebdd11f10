import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { givenIds, idList } from '../db/ids'
import { prepared } from '../db/prepared'
import { sms } from '../db/schema/sms'
import { MINUTE_MS } from '../lib/times'
import type { SmsOutcome } from './gateway'

/** Minutes to wait after the first, second … refusal, a day in all. After the last one it is 'failed'. */
const PAUSES = [1, 5, 30, 120, 360, 960]
const AT_ONCE = 5
/** A message whose sender has noted nothing by then: its server has stopped meanwhile. */
const CLAIMED_MINUTES = 2

type Row = typeof sms.$inferSelect
export type TriedSms = { row: Row; outcome: SmsOutcome }

/** The oldest messages that are due, marked as being sent. Messages that are too late, or whose server stopped, end. */
export async function claimDue(tx: Queries, now: Date) {
  const statements = statementsOf(tx)
  const at = { now: now.toISOString() }
  if (!(await statements.anyDue.get(at))) return []
  await statements.endStopped.run(at)
  await statements.endLate.run(at)
  return await statements.claim.all({ ...at, until: later(now, CLAIMED_MINUTES) })
}

/** Notes what came of attempts. What is unclear is never sent again by itself. */
export async function noteTried(tx: Queries, tried: TriedSms[], gateway: string, now: Date) {
  for (const { row, outcome } of tried) {
    await tx
      .update(sms)
      .set({ gateway, ...changeAfter(row, outcome, now) })
      .where(and(eq(sms.id, row.id), eq(sms.state, 'sending')))
    const isOver = outcome.outcome !== 'refused' || outcome.isFinal || isLast(row)
    if (isOver && row.is_secret) await statementsOf(tx).blank.run(idList([row.id]))
  }
}

function changeAfter(row: Row, outcome: SmsOutcome, now: Date) {
  if (outcome.outcome === 'sent') {
    const { reference, credits } = outcome
    const sent_at = now.toISOString()
    return { state: 'sent' as const, reference, credits, sent_at, problem: null, ...over }
  }
  const { problem } = outcome
  if (outcome.outcome === 'unclear') return { state: 'unclear' as const, problem, ...over }
  const pause = outcome.isFinal ? undefined : PAUSES[row.attempts - 1]
  if (pause === undefined) return { state: 'failed' as const, problem, ...over }
  return { state: 'queued' as const, problem, next_attempt_at: later(now, pause) }
}

const over = { next_attempt_at: null }

function isLast({ attempts }: Row) {
  return attempts > PAUSES.length
}

function later(now: Date, minutes: number) {
  return new Date(now.getTime() + minutes * MINUTE_MS).toISOString()
}

const STOPPED = 'The server stopped while it sent this message, which may have arrived.'
const LATE = 'It was too late to send it.'

/** The messages that are due at `now`, those that are due for longest first: in the order of an index, since sent ones stay. */
export function dueMessages(db: Queries) {
  return db
    .select({ id: sms.id })
    .from(sms)
    .where(and(eq(sms.state, 'queued'), lte(sms.next_attempt_at, sql.placeholder('now'))))
    .orderBy(asc(sms.next_attempt_at), asc(sms.id))
    .limit(AT_ONCE)
}

const statementsOf = prepared((db) => {
  const now = sql.placeholder('now')
  const isDue = lte(sms.next_attempt_at, now)
  const unlessSecret = sql<string>`CASE WHEN ${sms.is_secret} = 1 THEN '' ELSE ${sms.text} END`
  return {
    anyDue: db.select({ id: sms.id }).from(sms).where(isDue).limit(1).prepare(),
    endStopped: db
      .update(sms)
      .set({ state: 'unclear', problem: STOPPED, text: unlessSecret, ...over })
      .where(and(eq(sms.state, 'sending'), isDue))
      .prepare(),
    endLate: db
      .update(sms)
      .set({ state: 'failed', problem: LATE, text: unlessSecret, ...over })
      .where(and(eq(sms.state, 'queued'), isDue, lte(sms.expires_at, now)))
      .prepare(),
    claim: db
      .update(sms)
      .set({
        state: 'sending',
        attempts: sql`${sms.attempts} + 1`,
        next_attempt_at: sql`${sql.placeholder('until')}`,
      })
      .where(inArray(sms.id, dueMessages(db)))
      .returning()
      .prepare(),
    blank: db.update(sms).set({ text: '' }).where(inArray(sms.id, givenIds)).prepare(),
  }
})
