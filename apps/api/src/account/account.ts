import type { Credentials, NewPassword, Registration, Tokens } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { oneTimeCodes } from '../db/one-time-codes'
import { one } from '../db/rows'
import { user } from '../db/schema/people'
import { visitorOf } from '../http/access'
import type { AppOf } from '../http/hosts'
import type { Background } from '../lib/background'
import { Refusal } from '../lib/refusal'
import type { SendMail } from '../mail/outbox'
import { refuseTakenName } from '../records/taken-names'
import { knownDevices } from './known-devices'
import { recordOwnAction } from './own-actions'
import { passwordResets } from './password-resets'
import { refuseWeakPassword } from './password-rules'
import type { Passwords } from './passwords'
import { wireRole } from './roles'
import type { CookieReply } from './session-cookie'
import type { LiveSession } from './session-rows'
import type { Sessions } from './sessions'
import { createSignIn, type HeaderReply } from './sign-in'

/** Registering, signing in and out, renewing tokens, new passwords, and taking a staff session to the admin host. */
export function accountHandlers(given: AccountParts) {
  const { db, clock, appOf, sessions, passwords, background } = given
  const devices = knownDevices(given)
  const { signIn, forgive } = createSignIn({ db, clock, passwords, devices, background })
  const resets = passwordResets(given)
  const codes = handOverCodes(db, clock)

  async function open(account: Account, { request, reply }: Call, from?: LiveSession) {
    const web = request.headers['x-session'] === 'web' ? reply : undefined
    const user_agent = request.headers['user-agent']?.slice(0, 200)
    const continued = { from, until: from?.expires_at }
    const tokens = await sessions.start(account, appOf(request), { web, user_agent, ...continued })
    if (web) devices.remember(request, web, account.id)
    keepOutOfCaches(reply)
    const { email, username, role } = account
    return { status: 200 as const, body: { ...tokens, email, username, role: wireRole(role) } }
  }

  const accountOf = (id: number) => one(db.read.select().from(user).where(eq(user.id, id)))

  /** Writes to the audit log what staff do with their own accounts. */
  const keep = (account: Account, { request }: Pick<Call, 'request'>, action: string) =>
    db.transaction((tx) => recordOwnAction(tx, account, { request, now: clock() }, { action }))

  return {
    async register({ body }: { body: Registration }) {
      const { username, email, password } = body
      await refuseWeakPassword(password, body)
      const password_hash = await passwords.hash(password)
      const created_at = clock().toISOString()
      await db.transaction(async (tx) => {
        await refuseTakenName(tx, 'user', { name: username })
        await tx.insert(user).values({ username, email, password_hash, role: 'user', created_at })
      })
      return { status: 201 as const, body: { message: 'User successfully created!' } }
    },

    async login(call: Call & { body: Credentials }) {
      const account = await signIn(call)
      await keep(account, call, 'sign-in')
      return open(account, call)
    },

    async refresh({ body, request, reply }: Call & { body: Pick<Tokens, 'refresh'> }) {
      const tokens = await sessions.refresh(body.refresh, request)
      if (!tokens) throw new Refusal(401, 'Your session has ended. Please sign in again.')
      keepOutOfCaches(reply)
      return { status: 200 as const, body: tokens }
    },

    async logout({ request, reply }: Call) {
      const { id, session } = visitorOf(request)
      await sessions.end(session, reply)
      await keep(await accountOf(id), { request }, 'sign-out')
      return { status: 204 as const, body: undefined }
    },

    async logoutEverywhere({ request, reply }: Call) {
      const { id } = visitorOf(request)
      await sessions.endAll(id, reply)
      await keep(await accountOf(id), { request }, 'sign-out everywhere')
      return { status: 204 as const, body: undefined }
    },

    /** Answers the same for every address, so that nobody learns which ones have an account. */
    async forgotPassword({ body }: { body: { email: string } }) {
      resets.request(body.email)
      return { status: 202 as const, body: { message: onItsWay } }
    },

    async resetPassword({ body, request }: Call & { body: NewPassword }) {
      const account = await resets.redeem(body.token, body.password)
      await forgive(account.email)
      await keep(account, { request }, 'new password')
      return { status: 200 as const, body: { message: 'Your password is changed.' } }
    },

    async handOver({ request, reply }: Call) {
      keepOutOfCaches(reply)
      const code = await codes.issue(visitorOf(request).session)
      return { status: 201 as const, body: { code } }
    },

    /** Redeems a code for a new session, which expires at the same time as the session that made the code. */
    async takeOver(call: Call & { body: { code: string } }) {
      const id = await codes.redeem(call.body.code)
      const from = id && (await sessions.find(id))
      if (!from || from.role !== 'admin') {
        throw new Refusal(401, 'This code is used up or too old. Please sign in.')
      }
      return open(await accountOf(from.user), call, from)
    },
  }
}

const HAND_OVER_MS = 30_000

/** One-time codes that sign a user in on another host. A code works once, for 30 s, at any server of the shop. */
function handOverCodes(db: Database, clock: () => Date) {
  const codes = oneTimeCodes(db, clock, { kind: 'hand-over', lifeMs: HAND_OVER_MS })

  return {
    /** Makes a code for the session; the session's earlier codes stop working. */
    async issue(session: string) {
      await codes.revoke(session)
      return await codes.issue(session)
    },

    /** The id of the session that the code was made for; undefined when the code is unknown, used or expired. */
    redeem: (code: string) => codes.redeem(code),
  }
}

export type AccountParts = {
  db: Database
  clock: () => Date
  /** Signs the cookie that marks known devices. */
  key: Uint8Array
  appOf: AppOf
  sessions: Sessions
  passwords: Passwords
  /** The shop's address, to which the links in mails lead. */
  origin: string
  background: Background
  sendMail: SendMail
}

const onItsWay =
  'If there is an account with this email address, a link to a new password is on its way to it.'

type Account = typeof user.$inferSelect
type Call = {
  request: Pick<FastifyRequest, 'headers' | 'hostname' | 'id' | 'ip' | 'log' | 'visitor'>
  reply: HeaderReply & CookieReply
}

function keepOutOfCaches(reply: Call['reply']) {
  reply.header('cache-control', 'no-store')
}
