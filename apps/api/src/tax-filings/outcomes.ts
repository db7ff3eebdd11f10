import { eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { taxFiling, taxFilingAttempt, taxOffice } from '../db/schema/tax-filings'
import { MINUTE_MS } from '../lib/times'
import type { Outcome } from './office'
import type { Verdict } from './verdict'

const KEPT_LETTERS = 300
const LONGEST_PAUSE = 60
const LONGEST_OFFICE_PAUSE = 15
/** After this many failed attempts, a bill moves behind the others. Applies only while the tax office is down. */
const TRIES_IN_FRONT = 5

/** An attempt that was made. */
export type Tried = {
  filing: typeof taxFiling.$inferSelect
  at: Date
  ms: number
  isRealtime: boolean
  outcome: Outcome
  verdict: Verdict
}

/**
 * Notes what came of an attempt: in its log, in its state, and whether the tax office can be used at present. `secrets`
 * are blacked out of the answer, which may repeat what was sent.
 */
export async function noteOutcome(tx: Queries, tried: Tried, secrets: readonly string[]) {
  const { filing, at, ms, isRealtime, outcome, verdict } = tried
  const problem = verdict.is === 'sent' ? null : verdict.problem
  await tx.insert(taxFilingAttempt).values({
    filing: filing.id,
    at: at.toISOString(),
    ms,
    status: outcome.status,
    answer: withoutSecrets(outcome.answer, secrets).slice(0, KEPT_LETTERS),
    is_realtime: isRealtime,
    problem,
  })
  await tx.update(taxFiling).set(stateAfter(tried)).where(eq(taxFiling.id, filing.id))
  await tx.update(taxOffice).set(officeAfter(verdict, at, await failuresOf(tx)))
}

async function failuresOf(tx: Queries) {
  const [row] = await tx.select().from(taxOffice)
  return { failures: row?.failures ?? 0, failing_since: row?.failing_since ?? null }
}

function stateAfter({ filing: { attempts, ...former }, at, isRealtime, verdict }: Tried) {
  if (verdict.is === 'sent') {
    // A bill that the tax office took in real time stays so when it is sent once more.
    const is_realtime = former.is_realtime || isRealtime
    const sent = { sent_at: at.toISOString(), is_realtime }
    return { state: 'sent' as const, next_attempt_at: null, problem: null, ...sent }
  }
  const { problem } = verdict
  if (verdict.is === 'refused') return { state: 'refused' as const, next_attempt_at: null, problem }
  // While the tax office is down, one pause for all bills keeps them in order.
  const pause = verdict.isOffice
    ? attempts < TRIES_IN_FRONT
      ? 0
      : LONGEST_PAUSE
    : Math.min(2 ** (attempts - 1), LONGEST_PAUSE)
  return { next_attempt_at: later(at, pause), problem }
}

type Failures = { failures: number; failing_since: string | null }

function officeAfter(verdict: Verdict, at: Date, { failures, failing_since }: Failures) {
  if (verdict.is !== 'unclear' || !verdict.isOffice) {
    return { failures: 0, failing_since: null, next_attempt_at: null, problem: null }
  }
  return {
    failures: failures + 1,
    failing_since: failing_since ?? at.toISOString(),
    next_attempt_at: later(at, Math.min(2 ** failures, LONGEST_OFFICE_PAUSE)),
    problem: verdict.problem,
  }
}

function later(at: Date, minutes: number) {
  return new Date(at.getTime() + minutes * MINUTE_MS).toISOString()
}

function withoutSecrets(text: string, secrets: readonly string[]) {
  // PostgreSQL keeps no NUL in texts.
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '•••'), text.replaceAll('\0', ''))
}
