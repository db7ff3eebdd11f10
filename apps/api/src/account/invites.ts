import type { Acceptance } from '@etrend/contract'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../db/client'
import { first, one } from '../db/rows'
import { staffInvite, user } from '../db/schema'
import { found, Refusal } from '../http/errors'
import { DAY_MS } from '../lib/times'
import type { SendMail } from '../mail/mail'
import { writeMail } from '../mail/write-mail'
import { authorOf, record, type Author } from '../records/audit'
import { recordOwnAction } from './own-actions'
import { refuseWeakPassword } from './password-rules'
import type { Passwords } from './passwords'
import { fingerprint, randomToken } from './tokens'

const LIFE_MS = 7 * DAY_MS

type Request = Pick<FastifyRequest, 'visitor' | 'id'>
type ById = { params: { id: number }; request: Request }

/**
 * Staff invitations by e-mail. A token works once, for a week; only its SHA-256 is stored. Its link leads to
 * `adminOrigin`.
 */
export function inviteHandlers(given: {
  db: Database
  clock: () => Date
  passwords: Passwords
  origin: string
  adminOrigin: string
  sendMail: SendMail
}) {
  const { db, clock, passwords, origin, adminOrigin, sendMail } = given

  /** Mails a new link, which replaces an earlier one. Returns the invitation; throws 409 for an account's address. */
  async function send(email: string, by: Author) {
    const token = randomToken()
    const made = await db.transaction(async (tx) => {
      if (
        await first(
          tx
            .select()
            .from(user)
            .where(eq(sql`lower(${user.email})`, email)),
        )
      ) {
        const message = 'This e-mail address has an account already.'
        throw new Refusal(409, message, { email: message })
      }
      const values = {
        token_hash: fingerprint(token),
        invited_by: by.staff,
        created_at: by.at,
        expires_at: new Date(Date.parse(by.at) + LIFE_MS).toISOString(),
      }
      await tx
        .insert(staffInvite)
        .values({ ...values, email })
        .onConflictDoUpdate({ target: staffInvite.email, set: values })
      await record(tx, by, { action: 'invite', noun: 'members', label: email })
      return await one(invites(tx).where(eq(staffInvite.email, email)))
    })
    const url = `${adminOrigin}/etrendadmin/accept-invite?token=${token}`
    sendMail({ to: email, ...(await writeMail(db.read, 'staff_invite', { origin, url })) })
    return made
  }

  async function emailOf(id: number) {
    const row = await first(db.read.select().from(staffInvite).where(eq(staffInvite.id, id)))
    return found(row, 'invitation').email
  }

  async function open(token: string) {
    const row = await first(db.read.select().from(staffInvite).where(isOpen(token, clock())))
    if (!row) throw usedUp()
    return row
  }

  return {
    invites: async () => ({
      status: 200 as const,
      body: await invites(db.read).orderBy(asc(staffInvite.id)),
    }),

    async invite({ body: { email }, request }: { body: { email: string }; request: Request }) {
      return { status: 201 as const, body: await send(email, authorOf(request, clock)) }
    },

    async resend({ params, request }: ById) {
      const by = authorOf(request, clock)
      return { status: 200 as const, body: await send(await emailOf(params.id), by) }
    },

    async withdraw({ params: { id }, request }: ById) {
      const by = authorOf(request, clock)
      await db.transaction(async (tx) => {
        const gone = await first(tx.delete(staffInvite).where(eq(staffInvite.id, id)).returning())
        const { email } = found(gone, 'invitation')
        await record(tx, by, { action: 'withdraw', noun: 'members', label: email })
      })
      return { status: 204 as const, body: undefined }
    },

    async readInvite({ body }: { body: { token: string } }) {
      return { status: 200 as const, body: { email: (await open(body.token)).email } }
    },

    async acceptInvite({ body, request }: { body: Acceptance; request: Request }) {
      const { token, username, password } = body
      const invited = await open(token)
      await refuseWeakPassword(password, { username, email: invited.email })
      const password_hash = await passwords.hash(password)
      const email = await db.transaction(async (tx) => {
        const now = clock()
        const used = await first(tx.delete(staffInvite).where(isOpen(token, now)).returning())
        if (!used) throw usedUp()
        const created_at = now.toISOString()
        const values = { username, email: used.email, password_hash, created_at }
        const joined = await one(
          tx
            .insert(user)
            .values({ ...values, role: 'admin' })
            .returning(),
        )
        await recordOwnAction(tx, joined, { request, now }, { action: 'join' })
        return joined.email
      })
      return { status: 201 as const, body: { message: 'Welcome. Please sign in.', email } }
    },
  }
}

function invites(queries: Queries) {
  return queries
    .select({
      id: staffInvite.id,
      email: staffInvite.email,
      invited_by: user.username,
      created_at: staffInvite.created_at,
      expires_at: staffInvite.expires_at,
    })
    .from(staffInvite)
    .innerJoin(user, eq(user.id, staffInvite.invited_by))
    .$dynamic()
}

function isOpen(token: string, now: Date) {
  return and(
    eq(staffInvite.token_hash, fingerprint(token)),
    gt(staffInvite.expires_at, now.toISOString()),
  )
}

function usedUp() {
  const message = 'This invitation is used up or too old. Ask for a new one.'
  return new Refusal(400, message, { token: message })
}
