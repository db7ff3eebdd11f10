import { and, count, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { emailChange, passwordReset, user } from '../db/schema/people'
import { unguessableWait, type Background } from '../lib/background'
import { Refusal } from '../lib/refusal'
import { HOUR_MS } from '../lib/times'
import type { SendMail } from '../mail/outbox'
import { writeMail } from '../mail/write-mail'
import { refuseWeakPassword } from './password-rules'
import type { Passwords } from './passwords'
import { endSessionsOf } from './session-rows'
import { fingerprint, randomToken } from './tokens'

const LIFE_MS = HOUR_MS
const MOST_PER_LIFE = 3

/**
 * Password resets by email. A token works once, for an hour; only its SHA-256 is stored. The link leads to `origin`,
 * the shop's address.
 */
export function passwordResets(given: {
  db: Database
  clock: () => Date
  origin: string
  passwords: Passwords
  background: Background
  sendMail: SendMail
}) {
  const { db, clock, origin, passwords, background, sendMail } = given

  /** Makes the token of a new link; undefined when the account got three links within the last hour. */
  async function issue(tx: Queries, owner: number) {
    const now = clock()
    await tx.delete(passwordReset).where(lte(passwordReset.expires_at, now.toISOString()))
    const [sent] = await tx
      .select({ links: count() })
      .from(passwordReset)
      .where(eq(passwordReset.user, owner))
    if ((sent?.links ?? 0) >= MOST_PER_LIFE) return undefined
    const token = randomToken()
    await tx.insert(passwordReset).values({
      token_hash: fingerprint(token),
      user: owner,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LIFE_MS).toISOString(),
    })
    return token
  }

  async function sendLink(email: string) {
    const [account] = await db.read
      .select()
      .from(user)
      .where(eq(sql`lower(${user.email})`, email))
    if (!account || account.disabled_at) return
    const token = await db.transaction((tx) => issue(tx, account.id))
    if (!token) return
    const url = `${origin}/reset-password?token=${token}`
    const mail = await writeMail(db.read, 'password_reset', { origin, url })
    sendMail({ to: account.email, ...mail })
  }

  return {
    /**
     * Mails a link if the address has an account. Runs a while after the response, at a moment that nobody can guess, so
     * that neither this call's time nor the next one's reveals that.
     */
    request(email: string) {
      background(() => sendLink(email), unguessableWait())
    },

    /**
     * Sets the password, ends every session of the account and notifies its owner by mail. Returns the account. Throws
     * 400 for a weak password and for a link that is unknown, used or expired.
     */
    async redeem(token: string, password: string) {
      const open = isOpen(token, clock())
      const known = await first(
        db.read
          .select({ username: user.username, email: user.email })
          .from(passwordReset)
          .innerJoin(user, eq(user.id, passwordReset.user))
          .where(open),
      )
      if (!known) throw usedUp()
      await refuseWeakPassword(password, known)
      const password_hash = await passwords.hash(password)
      const account = await db.transaction(async (tx) => {
        const now = clock().toISOString()
        const [used] = await tx
          .update(passwordReset)
          .set({ used_at: now })
          .where(open)
          .returning({ user: passwordReset.user })
        const owner = used && (await setPassword(tx, used.user, password_hash))
        // Throwing rolls the transaction back: the token of a disabled account stays unused.
        if (!owner) throw usedUp()
        // The other links that were mailed to the account stop working too.
        await closeLinks(tx, owner.id, clock())
        await endSessionsOf(tx, owner.id, clock())
        return owner
      })
      const url = `${origin}/forgot-password`
      const mail = await writeMail(db.read, 'password_changed', { origin, url })
      sendMail({ to: account.email, ...mail })
      return account
    },
  }
}

/** Invalidates every link that was mailed to a user, for a new password or for a new email address. */
export async function closeLinks(tx: Queries, owner: number, now: Date) {
  await tx.delete(emailChange).where(and(eq(emailChange.user, owner), isNull(emailChange.used_at)))
  await tx
    .update(passwordReset)
    .set({ used_at: now.toISOString() })
    .where(and(eq(passwordReset.user, owner), isNull(passwordReset.used_at)))
}

async function setPassword(tx: Queries, id: number, password_hash: string) {
  const [owner] = await tx
    .update(user)
    .set({ password_hash })
    .where(and(eq(user.id, id), isNull(user.disabled_at)))
    .returning()
  return owner
}

function isOpen(token: string, now: Date) {
  return and(
    eq(passwordReset.token_hash, fingerprint(token)),
    isNull(passwordReset.used_at),
    gt(passwordReset.expires_at, now.toISOString()),
  )
}

function usedUp() {
  const message = 'This link is used up or too old. Ask for a new one.'
  return new Refusal(400, message, { token: message })
}
