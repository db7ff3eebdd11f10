import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { webhook, webhookAttempt, webhookDelivery } from '../db/schema/webhooks'
import { DAY_MS, MINUTE_MS } from '../lib/times'
import type { Outcome } from './post'

/** Minutes to wait after the first, second … failure, three days in all. After the last one a delivery is given up. */
const PAUSES = [1, 5, 30, 120, 300, 600, 840, 1200, 1440]
const OFF_AFTER_MS = 3 * DAY_MS

/** An attempt that was made. */
export type Tried = {
  delivery: typeof webhookDelivery.$inferSelect
  at: Date
  ms: number
  outcome: Outcome
}

/**
 * Notes what came of attempts: a status of 200 to 299 means that the receiver has the event. A webhook is switched off
 * when a delivery is given up and nothing was taken meanwhile, or when it answers 410; its `problem` says why.
 */
export async function noteOutcomes(tx: Queries, tried: readonly Tried[]) {
  for (const one of tried) {
    const { delivery, at, ms, outcome } = one
    const problem = problemOf(outcome)
    await tx
      .insert(webhookAttempt)
      .values({ delivery: delivery.id, at: at.toISOString(), ms, ...outcome, problem })
    await tx
      .update(webhookDelivery)
      .set(problem === null ? sentAt(at) : afterFailure(delivery.attempts, problem, at))
      .where(eq(webhookDelivery.id, delivery.id))
    const isLast = delivery.attempts > PAUSES.length
    await noteHealth(tx, delivery.webhook, { at, problem, status: outcome.status, isLast })
  }
}

function sentAt(at: Date) {
  const sent_at = at.toISOString()
  return { state: 'sent' as const, sent_at, problem: null, next_attempt_at: null }
}

function afterFailure(attempts: number, problem: string, at: Date) {
  const pause = PAUSES[attempts - 1]
  if (pause === undefined) return { state: 'failed' as const, problem, next_attempt_at: null }
  return { problem, next_attempt_at: new Date(at.getTime() + pause * MINUTE_MS).toISOString() }
}

function problemOf({ status, problem }: Outcome) {
  if (status === null) return problem
  if (status >= 200 && status <= 299) return null
  if (status >= 300 && status <= 399) return `It answered ${status}. Redirects are not followed.`
  return `It answered ${status}.`
}

type Health = { at: Date; problem: string | null; status: number | null; isLast: boolean }

async function noteHealth(tx: Queries, id: number, { at, problem, status, isLast }: Health) {
  const isIt = eq(webhook.id, id)
  if (problem === null) {
    await tx.update(webhook).set({ failing_since: null }).where(isIt)
    return
  }
  const off = (reason: string) => ({ is_active: false, problem: reason })
  await tx
    .update(webhook)
    .set({ failing_since: at.toISOString() })
    .where(and(isIt, isNull(webhook.failing_since)))
  if (status === 410) {
    await tx.update(webhook).set(off('It answered 410: it wants no more events.')).where(isIt)
  }
  if (!isLast) return
  const since = new Date(at.getTime() - OFF_AFTER_MS).toISOString()
  await tx
    .update(webhook)
    .set(off(`No delivery was accepted for three days. The last problem: ${problem}`))
    .where(and(isIt, eq(webhook.is_active, true), lt(webhook.failing_since, since)))
}
