import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { prepared } from '../db/prepared'
import { mail as mailRow } from '../db/schema-mail'
import type { Background } from '../lib/background'
import { currentRequest, type Log } from '../lib/request-context'
import { mailTried } from '../lib/signals'
import { inSpan, type SpanStart } from '../lib/spans'
import { MINUTE_MS } from '../lib/times'
import type { Deliver, Mail, SendMail } from './mail'
import { codeOf } from './mail'

/** Minutes to wait after the first, second … failure. After the last one the mail is 'failed' until staff resend it. */
const PAUSES = [1, 5, 30, 120, 720]
const BATCH = 20

type Queued = typeof mailRow.$inferSelect
export type Outbox = ReturnType<typeof openOutbox>

/** Queues a mail in the caller's transaction. After the commit, `wake` sends it, or else the next periodic run. */
export async function queueMail(tx: Queries, mail: Mail & { order?: number }, now: Date) {
  const created_at = now.toISOString()
  const request_id = currentRequest()?.id ?? null
  const times = { created_at, next_attempt_at: created_at }
  const row = { is_secret: false, order: null, ...mail, ...times, request_id }
  await statementsOf(tx).run(row)
}

const statementsOf = prepared((db) =>
  db
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
)

/** Sends queued mails: immediately after `wake`, and again after longer and longer pauses where sending fails. */
export function openOutbox(given: {
  db: Database
  deliver: Deliver
  clock: () => Date
  log: Log
  background: Background
}) {
  const { db, deliver, clock, log, background } = given
  let isSending = false
  let isMore = false

  /** The mails that are due. Their next attempt is moved by 10 minutes, so that no other run sends them meanwhile. */
  function claim() {
    const now = clock()
    const due = and(eq(mailRow.state, 'queued'), lte(mailRow.next_attempt_at, now.toISOString()))
    return db.transaction(async (tx) => {
      const oldest = tx
        .select({ id: mailRow.id })
        .from(mailRow)
        .where(due)
        .orderBy(asc(mailRow.id))
        .limit(BATCH)
      return await tx
        .update(mailRow)
        .set({ attempts: sql`${mailRow.attempts} + 1`, next_attempt_at: later(now, 10) })
        .where(inArray(mailRow.id, oldest))
        .returning()
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
      await inSpan(spanOf(row), () => deliver(row))
      log.info(report('sent'), 'a mail was sent')
      return { row, problem: undefined }
    } catch (error) {
      // Only the code is logged: an error's message may contain the address or the whole mail.
      log.error({ code: codeOf(error), ...report('failed') }, 'a mail could not be sent')
      return { row, problem: codeOf(error) }
    }
  }

  async function deliverDue() {
    for (let rows = await claim(); rows.length > 0; rows = await claim()) {
      const results = await Promise.all(rows.map(attempt))
      await db.transaction(async (tx) => {
        for (const { row, problem } of results) {
          await tx
            .update(mailRow)
            .set(outcome(row, problem, clock()))
            .where(eq(mailRow.id, row.id))
        }
      })
    }
  }

  /** Sends due mails in the background. Calls during a run lead to one more run after it. */
  function wake() {
    isMore = true
    if (isSending) return
    isSending = true
    background(async () => {
      try {
        while (isMore) {
          isMore = false
          await deliverDue()
        }
      } finally {
        isSending = false
      }
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

function outcome({ attempts, is_secret }: Queued, problem: string | undefined, now: Date) {
  if (problem === undefined) {
    const blank = is_secret && { text: '', html: '' }
    const sent_at = now.toISOString()
    return { state: 'sent' as const, next_attempt_at: null, problem: null, sent_at, ...blank }
  }
  const pause = PAUSES[attempts - 1]
  if (pause === undefined) return { state: 'failed' as const, next_attempt_at: null, problem }
  return { next_attempt_at: later(now, pause), problem }
}

function later(now: Date, minutes: number) {
  return new Date(now.getTime() + minutes * MINUTE_MS).toISOString()
}
