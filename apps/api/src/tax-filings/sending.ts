import { kathmanduTime } from '@etrend/contract/kathmandu'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { bill, creditNote } from '../db/schema/bills'
import { taxFiling, taxOffice } from '../db/schema/tax-filings'
import type { Log } from '../lib/request-context'
import { MINUTE_MS } from '../lib/times'
import { contentOf, type Content } from './content'
import type { Credentials, Outcome } from './office'
import { noteOutcome, type Tried } from './outcomes'
import { NO_DATE, verdictOf, type Verdict } from './verdict'

/** An attempt within this time of the issue is reported as made in real time. */
const REALTIME_MS = MINUTE_MS
/** How long a claim lasts. When it expires, the claiming server counts as dead and another one sends again. */
const CLAIMED_MS = 2 * MINUTE_MS

const ofBill = alias(taxFiling, 'of_bill')

/**
 * Sends what is due, one after the other, bills in the order of their issue. A credit note waits until the tax office
 * has its bill. To be run by one server at a time, as chores are; a claim guards what a dying server may have sent.
 */
export function taxFilingSending(given: {
  db: Database
  clock: () => Date
  log: Log
  closing: AbortSignal
  credentials: Credentials
  send: (path: 'bill' | 'billreturn', body: string) => Promise<Outcome>
}) {
  const { db, clock, log, closing, credentials } = given
  const { username, password, seller_pan } = credentials

  /** Notes what came of the last attempt, and claims what is due next, in one transaction. */
  function noteAndClaim(tried: Tried | undefined) {
    return db.transaction(async (tx) => {
      if (tried) await noteOutcome(tx, tried, [username, password])
      return closing.aborted ? undefined : await claim(tx, clock())
    })
  }

  async function attempt({ filing, of, note }: Claimed): Promise<Tried> {
    const at = clock()
    const kind = note ? 'credit note' : 'bill'
    const age = at.getTime() - Date.parse(filing.created_at)
    const isRealtime = filing.attempts === 1 && age < REALTIME_MS
    const content = contentOf(of, note)
    const began = performance.now()
    const outcome = content ? await send(content, { note, isRealtime, at }) : unsent
    const verdict: Verdict = content
      ? verdictOf(kind, outcome)
      : { is: 'refused', problem: NO_DATE }
    const ms = Math.round(performance.now() - began)
    const line = { filing: filing.id, status: outcome.status, ms, outcome: verdict.is }
    // Neither request nor answer is logged: the first has the password, the second may repeat it.
    log.info(line, `a ${kind} was sent to the tax office`)
    return { filing, at, ms, isRealtime, outcome, verdict }
  }

  function send(content: Content, { note, isRealtime, at }: Sent) {
    const datetimeClient = kathmanduTime(at).slice(0, 19)
    const times = { isrealtime: isRealtime, datetimeClient }
    const body = JSON.stringify({ username, password, seller_pan, ...content, ...times })
    return given.send(note ? 'billreturn' : 'bill', body)
  }

  return async () => {
    if (!(await isAnyDue(db.read, clock()))) return
    let next = await noteAndClaim(undefined)
    while (next) {
      const tried = await attempt(next)
      // A request aborted by shutdown may have arrived; it is retried when its claim expires.
      if (closing.aborted && tried.outcome.status === null) return
      next = await noteAndClaim(tried)
    }
  }
}

type Sent = { note: object | null; isRealtime: boolean; at: Date }
type Claimed = {
  filing: typeof taxFiling.$inferSelect
  of: typeof bill.$inferSelect
  note: typeof creditNote.$inferSelect | null
}
const unsent: Outcome = { status: null, answer: '', problem: null }

/** Whether something is due, without the writers' turn. */
async function isAnyDue(db: Queries, now: Date) {
  const rows = await db.select({ id: taxFiling.id }).from(taxFiling).where(isDue(now)).limit(1)
  return rows.length > 0
}

function isDue(now: Date) {
  // Written out rather than bound as a value: only then can the index of unsent rows be used.
  const isWaiting = sql`${taxFiling.state} <> 'sent' AND ${taxFiling.state} = 'waiting'`
  return and(isWaiting, lte(taxFiling.next_attempt_at, now.toISOString()))
}

async function claim(tx: Queries, now: Date): Promise<Claimed | undefined> {
  const office = await first(tx.select().from(taxOffice))
  if (!office?.is_on || (office.next_attempt_at ?? '') > now.toISOString()) return undefined
  const found = await first(
    tx
      .select({ id: taxFiling.id, of: bill, note: creditNote })
      .from(taxFiling)
      .innerJoin(bill, eq(bill.id, taxFiling.bill))
      .leftJoin(creditNote, eq(creditNote.id, taxFiling.credit_note))
      .leftJoin(ofBill, and(eq(ofBill.bill, taxFiling.bill), isNull(ofBill.credit_note)))
      .where(and(isDue(now), or(isNull(taxFiling.credit_note), eq(ofBill.state, 'sent'))))
      .orderBy(asc(taxFiling.id))
      .limit(1),
  )
  if (!found) return undefined
  const [filing] = await tx
    .update(taxFiling)
    .set({
      attempts: sql`${taxFiling.attempts} + 1`,
      next_attempt_at: new Date(now.getTime() + CLAIMED_MS).toISOString(),
    })
    .where(eq(taxFiling.id, found.id))
    .returning()
  return filing && { filing, of: found.of, note: found.note }
}
