import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database, Queries } from '../db/client'
import { givenIds, idList } from '../db/ids'
import { prepared } from '../db/prepared'
import { mail as mailRow } from '../db/schema/mail'
import type { Background } from '../lib/background'
import { currentRequest, type Log } from '../lib/request-context'
import { signal } from '../lib/signal'
import { inSpan, type SpanStart } from '../lib/spans'
import { MINUTE_MS } from '../lib/times'
import type { Deliver, Mail } from './delivery'
import { htmlOf } from './stored-html'

/** The outbox has tried to send a mail. */
export const mailTried = signal<{ outcome: 'sent' | 'failed'; ms: number }>()

/** Minutes to wait after the first, second … failure. After the last one the mail is 'failed' until staff resend it. */
const PAUSES = [1, 5, 30, 120, 720]
const BATCH = 20

type Queued = typeof mailRow.$inferSelect
/** A mail that was sent, or the code of the error that it failed with. */
type Tried = { row: Queued; problem: string | undefined }
/** Sends a mail in the background: the caller doesn't wait for it and doesn't fail with it. */
export type SendMail = (mail: Mail) => void
export type Outbox = ReturnType<typeof openOutbox>

/** Queues a mail in the caller's transaction. After the commit, `wake` sends it, or else the next periodic run. */
export async function queueMail(tx: Queries, mail: Mail & { order?: number }, now: Date) {
  const created_at = now.toISOString()
  const request_id = currentRequest()?.id ?? null
  const times = { created_at, next_attempt_at: created_at }
  const row = { is_secret: false, order: null, ...mail, ...times, request_id }
  await statementsOf(tx).add.run(row)
}

/** The mails that are due at `now`, those that are due for longest first: in the order of an index, since sent mails stay. */
export function dueMails(db: Queries) {
  return db
    .select({ id: mailRow.id })
    .from(mailRow)
    .where(and(eq(mailRow.state, 'queued'), lte(mailRow.next_attempt_at, sql.placeholder('now'))))
    .orderBy(asc(mailRow.next_attempt_at), asc(mailRow.id))
    .limit(BATCH)
}

const statementsOf = prepared((db) => {
  const unlessSecret = (text: SQLiteColumn) =>
    sql<string>`CASE WHEN ${mailRow.is_secret} = 1 THEN '' ELSE ${text} END`
  return {
    add: db
      .insert(mailRow)
      .values({
        to: sql.placeholder('to'),
        subject: sql.placeholder('subject'),
        text: sql.placeholder('text'),
        html: sql.placeholder('html'),
        is_secret: sql.placeholder('is_secret'),
        order: sql.placeholder('order'),
        state: 'queued',
        created_at: sql.placeholder('created_at'),
        next_attempt_at: sql.placeholder('next_attempt_at'),
        request_id: sql.placeholder('request_id'),
      })
      .prepare(),
    claim: db
      .update(mailRow)
      .set({
        attempts: sql`${mailRow.attempts} + 1`,
        next_attempt_at: sql`${sql.placeholder('next_attempt_at')}`,
      })
      .where(inArray(mailRow.id, dueMails(db)))
      .returning()
      .prepare(),
    noteSent: db
      .update(mailRow)
      .set({
        state: 'sent',
        next_attempt_at: null,
        problem: null,
        sent_at: sql`${sql.placeholder('sent_at')}`,
        text: unlessSecret(mailRow.text),
        html: unlessSecret(mailRow.html),
      })
      .where(inArray(mailRow.id, givenIds))
      .prepare(),
  }
})

/** The texts of sent mails whose links open accounts are emptied. */
async function note(tx: Queries, tried: Tried[], now: Date) {
  const sent = tried.filter(({ problem }) => problem === undefined).map(({ row }) => row.id)
  if (sent.length > 0) {
    await statementsOf(tx).noteSent.run({ sent_at: now.toISOString(), ...idList(sent) })
  }
  for (const { row, problem } of tried) {
    if (problem === undefined) continue
    await tx
      .update(mailRow)
      .set(afterFailure(row.attempts, problem, now))
      .where(eq(mailRow.id, row.id))
  }
}

/** Sends queued mails: immediately after `wake`, and again after longer and longer pauses where sending fails. */
export function openOutbox(given: {
  db: Database
  deliver: Deliver
  clock: () => Date
  log: Log
  background: Background
}) {
  const { db, deliver, clock, log, background } = given
  let running: Promise<void> | undefined
  let isWaking = false
  let isMore = false

  /**
   * Notes what became of the mails that were tried, and returns those that are due now. Their next attempt is moved by
   * 10 minutes, so that no other run sends them meanwhile. Both are one transaction, since orders wait for its turn.
   */
  function noteAndClaim(tried: Tried[]) {
    const now = clock()
    return db.transaction(async (tx) => {
      await note(tx, tried, now)
      const times = { now: now.toISOString(), next_attempt_at: later(now, 10) }
      return await statementsOf(tx).claim.all(times)
    })
  }

  async function attempt(row: Queued) {
    const began = performance.now()
    const report = (outcome: 'sent' | 'failed') => {
      const ms = Math.round((performance.now() - began) * 10) / 10
      mailTried.report({ outcome, ms })
      return { mail: row.id, ms, ...(row.request_id && { reqId: row.request_id }) }
    }
    try {
      await inSpan(spanOf(row), () => deliver({ ...row, html: htmlOf(row) }))
      log.info(report('sent'), 'a mail was sent')
      return { row, problem: undefined }
    } catch (error) {
      // Only the code is logged: an error's message may contain the address or the whole mail.
      log.error({ code: codeOf(error), ...report('failed') }, 'a mail could not be sent')
      return { row, problem: codeOf(error) }
    }
  }

  async function deliverOnce() {
    let due = await noteAndClaim([])
    while (due.length > 0) due = await noteAndClaim(await Promise.all(due.map(attempt)))
  }

  /** Sends what is due. Calls during a run lead to one more after it, and resolve when that has ended. */
  function deliverDue() {
    isMore = true
    running ??= deliverAll()
    return running
  }

  async function deliverAll() {
    try {
      while (isMore) {
        isMore = false
        await deliverOnce()
      }
    } finally {
      // At once, without a promise in between: a call after the last look would find a run that doesn't look again.
      running = undefined
    }
  }

  /** Sends what is due in the background. */
  function wake() {
    isMore = true
    if (running || isWaking) return
    isWaking = true
    background(async () => {
      isWaking = false
      await deliverDue()
    })
  }

  const send: SendMail = (mail) =>
    background(async () => {
      await db.transaction(async (tx) => queueMail(tx, mail, clock()))
      wake()
    })

  return { send, wake, deliverDue }
}

/** A trace of its own, since one request's run also sends the mails of others. */
function spanOf({ id, request_id }: Queued): SpanStart {
  const attributes = { mail: id, ...(request_id && { 'etrend.request_id': request_id }) }
  return { name: 'send mail', kind: 'client', place: 'alone', attributes }
}

function afterFailure(attempts: number, problem: string, now: Date) {
  const pause = PAUSES[attempts - 1]
  if (pause === undefined) return { state: 'failed' as const, next_attempt_at: null, problem }
  return { next_attempt_at: later(now, pause), problem }
}

function later(now: Date, minutes: number) {
  return new Date(now.getTime() + minutes * MINUTE_MS).toISOString()
}

/** The code of an error. Its message must not be logged or stored, since it may contain the mail. */
function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
