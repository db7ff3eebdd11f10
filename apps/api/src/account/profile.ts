import type { HeldRole, PasswordChange, ProfileChange } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { one } from '../db/rows'
import { user } from '../db/schema/people'
import { visitorOf } from '../http/access'
import { found } from '../http/errors'
import { failureLimit, secondsToWait } from '../http/failure-limit'
import { logEvent } from '../http/security-events'
import { Refusal } from '../lib/refusal'
import type { SendMail } from '../mail/outbox'
import { writeMail } from '../mail/write-mail'
import { refuseTakenName } from '../records/taken-names'
import { asksOf } from './factor/demand'
import { recordOwnAction } from './own-actions'
import { closeLinks } from './password-resets'
import { refuseWeakPassword } from './password-rules'
import type { Passwords } from './passwords'
import { wireRole } from './roles'
import type { CookieReply } from './session-cookie'
import { endOtherSessions } from './session-rows'
import type { Sessions } from './sessions'
import { tooMany, type HeaderReply } from './sign-in'

type Call = {
  request: Pick<FastifyRequest, 'visitor' | 'id' | 'log' | 'ip'>
  reply: HeaderReply & CookieReply
}

/** Lets a signed-in user read and change their own account: profile, password and sessions. */
export function profileHandlers(given: {
  db: Database
  clock: () => Date
  sessions: Sessions
  passwords: Passwords
  origin: string
  sendMail: SendMail
}) {
  const { db, clock, sessions, passwords, origin, sendMail } = given

  const accountOf = ({ request }: Pick<Call, 'request'>) =>
    one(
      db.read
        .select()
        .from(user)
        .where(eq(user.id, visitorOf(request).id)),
    )

  /** Throws 400 for a wrong password, 429 after too many. Guesses are counted before the comparison, as at sign-in. */
  async function requirePassword(account: Account, password: string, { request, reply }: Call) {
    const limit = ofProfile(account.id)
    const seconds = await secondsToWait(db, [limit], clock())
    if (seconds > 0) throw tooMany(seconds, reply)
    if (!(await passwords.matches(password, account.password_hash))) {
      logEvent(request, 'password-failed', { user: account.id })
      const message = 'This is not your current password.'
      throw new Refusal(400, message, { current_password: message })
    }
    await db.recent.forget([limit.key])
  }

  return {
    read: async (call: Call) => ({
      status: 200 as const,
      body: wire(await accountOf(call), call.request),
    }),

    async edit({ body, request }: Call & { body: ProfileChange }) {
      const now = clock()
      const saved = await db.transaction(async (tx) => {
        const mine = eq(user.id, visitorOf(request).id)
        const before = await one(tx.select().from(user).where(mine))
        if (body.username !== before.username) {
          await refuseTakenName(tx, 'user', { id: before.id, name: body.username })
        }
        const after = await one(tx.update(user).set(body).where(mine).returning())
        const { username } = before
        if (username !== after.username) {
          const change = { before: { username }, after: { username: after.username } }
          await recordOwnAction(tx, after, { request, now }, { action: 'edit', ...change })
        }
        return wire(after, request)
      })
      return { status: 200 as const, body: saved }
    },

    async changePassword(call: Call & { body: PasswordChange }) {
      const { body, request } = call
      const account = await accountOf(call)
      await requirePassword(account, body.current_password, call)
      await refuseWeakPassword(body.password, account)
      const password_hash = await passwords.hash(body.password)
      await db.transaction(async (tx) => {
        const now = clock()
        await tx.update(user).set({ password_hash }).where(eq(user.id, account.id))
        await closeLinks(tx, account.id, now)
        await endOtherSessions(tx, visitorOf(request), now)
        await recordOwnAction(tx, account, { request, now }, { action: 'new password' })
      })
      const url = `${origin}/forgot-password`
      const mail = await writeMail(db.read, 'password_changed', { origin, url })
      sendMail({ to: account.email, ...mail })
      return { status: 200 as const, body: { message: 'Your password is changed.' } }
    },

    /** For the other routes that ask for the password again. */
    requireOwnPassword: async (call: Call, password: string) =>
      requirePassword(await accountOf(call), password, call),

    sessions: async ({ request }: Call) => ({
      status: 200 as const,
      body: await sessions.of(visitorOf(request)),
    }),

    async endOtherSessions({ request }: Call) {
      await db.transaction((tx) => endOtherSessions(tx, visitorOf(request), clock()))
      return { status: 204 as const, body: undefined }
    },

    /** Ending the session of this call signs the user out. A session of another user is a 404. */
    async endSession({ params: { id }, request, reply }: Call & { params: { id: string } }) {
      const visitor = visitorOf(request)
      const own = await sessions.of(visitor)
      const { is_current } = found(
        own.find((session) => session.id === id),
        'session',
      )
      await sessions.end(id, is_current ? reply : undefined)
      return { status: 204 as const, body: undefined }
    },
  }
}

const ofProfile = failureLimit('own password of account', 10)

type Account = typeof user.$inferSelect

function wire(account: Account, request: Call['request']) {
  const { id, username, email, role, created_at } = account
  const visitor = visitorOf(request)
  const ofStaff = visitor.staff_role && {
    ...staffFacts(visitor.staff_role),
    factor_asks: asksOf(visitor),
  }
  return { id, username, email, role: wireRole(role), created_at, ...ofStaff }
}

function staffFacts({ role: staff_role, ...held }: HeldRole) {
  return { staff_role, ...held }
}
