import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { mail } from '../../db/schema/mail'
import { sms } from '../../db/schema/sms'
import { MINUTE_MS } from '../../lib/times'

/** For how long the messages about a handover wait, so that an undo can drop them. */
const WAIT_MS = 2 * MINUTE_MS

/** Lets the messages wait that were queued about these orders at this time. */
export async function holdMessages(tx: Queries, orders: number[], at: string) {
  const next_attempt_at = new Date(Date.parse(at) + WAIT_MS).toISOString()
  await tx.update(mail).set({ next_attempt_at }).where(unsentMails(orders, at))
  await tx.update(sms).set({ next_attempt_at }).where(unsentSms(orders, at))
}

/** Drops the messages that still wait. Returns the orders whose mail is never sent. */
export async function dropMessages(tx: Queries, orders: number[], at: string) {
  const dropped = await tx
    .delete(mail)
    .where(unsentMails(orders, at))
    .returning({ order: mail.order })
  await tx.delete(sms).where(unsentSms(orders, at))
  return new Set(dropped.map(({ order }) => order))
}

function unsentMails(orders: number[], at: string) {
  const isUnsent = and(eq(mail.state, 'queued'), eq(mail.attempts, 0))
  return and(inArray(mail.order, orders), eq(mail.created_at, at), isUnsent)
}

function unsentSms(orders: number[], at: string) {
  const isUnsent = and(eq(sms.state, 'queued'), eq(sms.attempts, 0))
  return and(inArray(sms.order, orders), eq(sms.created_at, at), isUnsent)
}
