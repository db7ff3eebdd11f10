import type { EmailChange } from '@etrend/contract'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../db/client'
import { first, one } from '../db/rows'
import { emailChange, user } from '../db/schema/people'
import { visitorOf } from '../http/access'
import type { Background } from '../lib/background'
import { Refusal } from '../lib/refusal'
import { HOUR_MS } from '../lib/times'
import type { SendMail } from '../mail/outbox'
import { writeMail } from '../mail/write-mail'
import { recordOwnAction } from './own-actions'
import { closeLinks } from './password-resets'
import { fingerprint, randomToken } from './tokens'

const LIFE_MS = HOUR_MS
const MOST_PER_LIFE = 3

type Account = typeof user.$inferSelect
type Request = Pick<FastifyRequest, 'visitor' | 'id' | 'log' | 'ip'>

/**
 * Changes the email address of an account. The request needs the password; a link mailed to the new address confirms
 * it; the old address gets a mail about both. A token works once, for an hour; only its SHA-256 is stored.
 */
export function emailChangeHandlers<Call extends { request: Request }>(given: {
  db: Database
  clock: () => Date
  origin: string
  adminOrigin: string
  background: Background
  sendMail: SendMail
  /** Refuses (400) any other password than the caller's. */
  requireOwnPassword: (call: Call, password: string) => Promise<void>
}) {
  const { db, clock, origin, adminOrigin, background, sendMail } = given

  /** Runs after the response, which is the same whether or not the new address has an account. */
  async function sendMails(account: Account, email: string, token: string) {
    const newPassword = { origin, url: `${origin}/forgot-password` }
    const host = account.role === 'admin' ? `${adminOrigin}/etrendadmin` : `${origin}/account`
    const confirm = { origin, url: `${host}/confirm-email?token=${token}` }
    const mail = (await hasAccount(db.read, email))
      ? await writeMail(db.read, 'email_taken', newPassword)
      : await writeMail(db.read, 'email_confirm', confirm)
    sendMail({ to: email, ...mail })
    const requested = await writeMail(db.read, 'email_requested', newPassword)
    sendMail({ to: account.email, ...requested })
  }

  return {
    async changeEmail(call: Call & { body: EmailChange }) {
      const { email, current_password } = call.body
      await given.requireOwnPassword(call, current_password)
      const mine = eq(user.id, visitorOf(call.request).id)
      const { account, token } = await db.transaction(async (tx) => {
        const account = await one(tx.select().from(user).where(mine))
        return { account, token: await issue(tx, account, email, clock()) }
      })
      background(() => sendMails(account, email, token))
      const message = `A link is on its way to ${email}. Open it within an hour to make the change.`
      return { status: 202 as const, body: { message } }
    },

    /** Throws 400 for a link that is unknown, used or expired, and 409 when the address got an account meanwhile. */
    async confirmEmail({ body, request }: { body: { token: string }; request: Request }) {
      const now = clock()
      const { former, email } = await db.transaction(async (tx) => {
        const used_at = now.toISOString()
        const change = await first(
          tx.update(emailChange).set({ used_at }).where(isOpen(body.token, now)).returning(),
        )
        if (!change) throw linkRefused()
        const account = await first(tx.select().from(user).where(isActive(change.user)))
        if (!account) throw linkRefused()
        const { email } = change
        await tx.update(user).set({ email }).where(eq(user.id, account.id))
        await closeLinks(tx, account.id, now)
        const action = { action: 'edit', before: { email: account.email }, after: { email } }
        await recordOwnAction(tx, account, { request, now }, action)
        return { former: account.email, email }
      })
      const url = `${origin}/store-location`
      const mail = await writeMail(db.read, 'email_changed', { origin, url })
      sendMail({ to: former, ...mail })
      return { status: 200 as const, body: { email } }
    },
  }
}

/** Makes the token of a new link. Throws 400 when it is the account's address already, 429 after three in an hour. */
async function issue(tx: Queries, { id, email: former_email }: Account, email: string, now: Date) {
  if (email === former_email.toLowerCase()) {
    const message = 'This is your email address already.'
    throw new Refusal(400, message, { email: message })
  }
  const mine = eq(emailChange.user, id)
  const isOver = lte(emailChange.expires_at, now.toISOString())
  await tx.delete(emailChange).where(and(mine, isOver, isNull(emailChange.used_at)))
  const since = new Date(now.getTime() - LIFE_MS).toISOString()
  if (
    (await tx.$count(emailChange, and(mine, gt(emailChange.created_at, since)))) >= MOST_PER_LIFE
  ) {
    throw new Refusal(429, 'You asked for this three times. Please wait an hour.')
  }
  const token = randomToken()
  const times = { created_at: now.toISOString(), expires_at: later(now) }
  const token_hash = fingerprint(token)
  await tx.insert(emailChange).values({ token_hash, user: id, email, former_email, ...times })
  return token
}

function later(now: Date) {
  return new Date(now.getTime() + LIFE_MS).toISOString()
}

async function hasAccount(db: Queries, email: string) {
  return (await db.$count(user, eq(sql`lower(${user.email})`, email))) > 0
}

function isActive(id: number) {
  return and(eq(user.id, id), isNull(user.disabled_at))
}

function isOpen(token: string, now: Date) {
  return and(
    eq(emailChange.token_hash, fingerprint(token)),
    isNull(emailChange.used_at),
    gt(emailChange.expires_at, now.toISOString()),
  )
}

function linkRefused() {
  const message = 'This link is used up or too old. Ask for a new one.'
  return new Refusal(400, message, { token: message })
}
