import { roleInWords, type Acceptance, type Invitation } from '@etrend/contract'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { first, one } from '../db/rows'
import { staffInvite, user } from '../db/schema/people'
import { found } from '../http/errors'
import { Refusal } from '../lib/refusal'
import { DAY_MS } from '../lib/times'
import type { SendMail } from '../mail/outbox'
import { writeMail } from '../mail/write-mail'
import { authorOf, record, type Author } from '../records/audit'
import { refuseTakenName } from '../records/taken-names'
import { givenRole } from './custom-role-rows'
import { inviteOf, inviteRows, isOpen, refuseReplacing, shownInvite } from './invite-rows'
import { ownRole } from './member-rows'
import { recordOwnAction } from './own-actions'
import { refuseWeakPassword } from './password-rules'
import type { Passwords } from './passwords'
import { refuseAbove } from './rank'
import { columnsOf } from './roles'
import type { HeaderReply } from './sign-in'
import { fingerprint, randomToken } from './tokens'

const LIFE_MS = 7 * DAY_MS
const MOST_INVITES = 50

type Request = Pick<FastifyRequest, 'visitor' | 'id' | 'ip'>
type WithReply = { request: Request; reply: HeaderReply }
type ById = { params: { id: number }; request: Request }

/**
 * Staff invitations by email. A token works once, for a week; only its SHA-256 is stored. Its link leads to
 * `adminOrigin`.
 */
export function inviteHandlers(given: {
  db: Database
  clock: () => Date
  passwords: Passwords
  origin: string
  adminOrigin: string
  sendMail: SendMail
  hasMailServer?: boolean
}) {
  const { db, clock, passwords, origin, adminOrigin, sendMail, hasMailServer } = given

  /**
   * Mails a new link, which replaces an earlier one. Returns the invitation, with its link where no mail server brings
   * it to the colleague. Throws 409 for an account's address.
   */
  async function send({ email, role: chosen }: Invitation, by: Author) {
    const token = randomToken()
    const made = await db.transaction(async (tx) => {
      const own = await ownRole(tx, by.staff)
      const given = chosen === undefined ? own : await givenRole(tx, chosen)
      refuseAbove(given, own)
      await refuseReplacing(tx, email, own)
      if (
        await first(
          tx
            .select()
            .from(user)
            .where(eq(sql`lower(${user.email})`, email)),
        )
      ) {
        const message = 'This email address has an account already.'
        throw new Refusal(409, message, { email: message })
      }
      const isOther = and(ne(staffInvite.email, email), gt(staffInvite.expires_at, by.at))
      if ((await tx.$count(staffInvite, isOther)) >= MOST_INVITES) {
        throw new Refusal(409, `${MOST_INVITES} invitations are open already: withdraw one first.`)
      }
      const { staff_role, custom_role } = columnsOf(given.role)
      const values = {
        role: staff_role,
        custom_role,
        token_hash: fingerprint(token),
        invited_by: by.staff,
        created_at: by.at,
        expires_at: new Date(Date.parse(by.at) + LIFE_MS).toISOString(),
      }
      await tx
        .insert(staffInvite)
        .values({ ...values, email })
        .onConflictDoUpdate({ target: staffInvite.email, set: values })
      const after = { role: roleInWords(given) }
      await record(tx, by, { action: 'invite', noun: 'members', label: email, after })
      return shownInvite(await one(inviteRows(tx).where(eq(staffInvite.email, email))))
    })
    const url = `${adminOrigin}/etrendadmin/accept-invite?token=${token}`
    sendMail({ to: email, ...(await writeMail(db.read, 'staff_invite', { origin, url })) })
    return { ...made, link: hasMailServer ? null : url }
  }

  async function pending(id: number) {
    const { email, role } = found(await inviteOf(db.read, id), 'invitation')
    return { email, role }
  }

  async function open(token: string) {
    const row = await first(db.read.select().from(staffInvite).where(isOpen(token, clock())))
    if (!row) throw usedUp()
    return row
  }

  return {
    invites: async () => ({
      status: 200 as const,
      body: (await inviteRows(db.read).orderBy(asc(staffInvite.id))).map(shownInvite),
    }),

    async invite({ body, request, reply }: { body: Invitation } & WithReply) {
      reply.header('cache-control', 'no-store')
      return { status: 201 as const, body: await send(body, authorOf(request, clock)) }
    },

    async resend({ params, request, reply }: ById & WithReply) {
      const by = authorOf(request, clock)
      reply.header('cache-control', 'no-store')
      return { status: 200 as const, body: await send(await pending(params.id), by) }
    },

    async withdraw({ params: { id }, request }: ById) {
      const by = authorOf(request, clock)
      await db.transaction(async (tx) => {
        const pending = found(await inviteOf(tx, id), 'invitation')
        refuseAbove(pending, await ownRole(tx, by.staff))
        await tx.delete(staffInvite).where(eq(staffInvite.id, id))
        await record(tx, by, { action: 'withdraw', noun: 'members', label: pending.email })
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
        await refuseTakenName(tx, 'user', { name: username })
        const created_at = now.toISOString()
        const values = { username, email: used.email, password_hash, created_at }
        const joined = await one(
          tx
            .insert(user)
            .values({ ...values, role: 'admin', ...joiningRole(used) })
            .returning(),
        )
        await recordOwnAction(tx, joined, { request, now }, { action: 'join' })
        return joined.email
      })
      return { status: 201 as const, body: { message: 'Welcome. Please sign in.', email } }
    },
  }
}

function usedUp() {
  const message = 'This invitation is used up or too old. Ask for a new one.'
  return new Refusal(400, message, { token: message })
}

/** The columns of the role to join with. An invitation without one was sent when all staff were owners. */
function joiningRole({ role, custom_role }: typeof staffInvite.$inferSelect) {
  return { staff_role: role ?? 'owner', custom_role }
}
