import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Queries } from '../db/client'
import { prepared } from '../db/prepared'
import { mail as mailRow } from '../db/schema-mail'
import type { Background } from '../lib/background'
import { MINUTE_MS } from '../lib/times'
import type { Deliver, Mail, SendMail } from './mail'
import { codeOf } from './mail'

/** Minutes to wait after the first, second … failure. After the last one the mail is 'failed' until staff resend it. */
const PAUSES = [1, 5, 30, 120, 720]
const BATCH = 20

type Queued = typeof mailRow.$inferSelect
export type Outbox = ReturnType<typeof openOutbox>

/** Queues a mail in the caller's transaction. After the commit, `wake` sends it, or else the next periodic run. */
export function queueMail(tx: Queries, mail: Mail & { order?: number }, now: Date) {
  const created_at = now.toISOString()
  const row = { is_secret: false, order: null, ...mail, created_at, next_attempt_at: created_at }
  statementsOf(tx).run(row)
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
    })
    .prepare(),
)

/** Sends queued mails: immediately after `wake`, and again after longer and longer pauses where sending fails. */
export function openOutbox(given: {
  db: Database
  deliver: Deliver
  clock: () => Date
  log: FastifyBaseLogger
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
    try {
      await deliver(row)
      return { row, problem: undefined }
    } catch (error) {
      // Only the code is logged: an error's message may contain the address or the whole mail.
      log.error({ code: codeOf(error), mail: row.id }, 'a mail could not be sent')
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
