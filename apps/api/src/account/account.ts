import type { Credentials, NewPassword, Registration, Tokens } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { user } from '../db/schema'
import { visitorOf } from '../http/access'
import { Refusal } from '../http/errors'
import type { Background } from '../lib/background'
import type { SendMail } from '../mail/mail'
import { handOverCodes } from './hand-over'
import { passwordResets } from './password-resets'
import { createPasswords, isCommon } from './passwords'
import type { CookieReply } from './session-cookie'
import type { Sessions } from './sessions'
import { createSignIn, type HeaderReply } from './sign-in'

/** Registering, signing in and out, renewing, new passwords, and taking a staff session to the admin host. */
export function accountHandlers(given: AccountParts) {
  const { db, clock, sessions } = given
  const passwords = createPasswords()
  const { signIn, forgive } = createSignIn({ db, clock, passwords })
  const resets = passwordResets({ ...given, passwords })
  const codes = handOverCodes(clock)

  async function open(account: Account, { request, reply }: Call, until?: string) {
    const web = request.headers['x-session'] === 'web' ? reply : undefined
    const tokens = await sessions.start(account, { web, until })
    keepOutOfCaches(reply)
    const { email, username, role } = account
    return { status: 200 as const, body: { ...tokens, email, username, role: wireRole(role) } }
  }

  return {
    async register({ body }: { body: Registration }) {
      const { username, email, password } = body
      refuseCommon(password)
      const password_hash = await passwords.hash(password)
      const created_at = clock().toISOString()
      await db.transaction(async (tx) => {
        await tx.insert(user).values({ username, email, password_hash, role: 'user', created_at })
      })
      return { status: 201 as const, body: { message: 'User successfully created!' } }
    },

    async login(call: Call & { body: Credentials }) {
      return open(await signIn(call), call)
    },

    async refresh({ body, request, reply }: Call & { body: Pick<Tokens, 'refresh'> }) {
      const tokens = await sessions.refresh(body.refresh, request)
      if (!tokens) throw new Refusal(401, 'Your session is over. Please sign in again.')
      keepOutOfCaches(reply)
      return { status: 200 as const, body: tokens }
    },

    async logout({ request, reply }: Call) {
      await sessions.end(visitorOf(request).session, reply)
      return { status: 204 as const, body: undefined }
    },

    async logoutEverywhere({ request, reply }: Call) {
      await sessions.endAll(visitorOf(request).id, reply)
      return { status: 204 as const, body: undefined }
    },

    /** The same answer for every address. */
    async forgotPassword({ body }: { body: { email: string } }) {
      resets.request(body.email)
      return { status: 202 as const, body: { message: onItsWay } }
    },

    async resetPassword({ body }: { body: NewPassword }) {
      refuseCommon(body.password)
      const { email } = await resets.redeem(body.token, body.password)
      forgive(email)
      return { status: 200 as const, body: { message: 'Your password is changed.' } }
    },

    async handOver({ request, reply }: Call) {
      keepOutOfCaches(reply)
      return { status: 201 as const, body: { code: codes.issue(visitorOf(request).session) } }
    },

    /** The new session ends when the one it comes from would have. */
    async takeOver(call: Call & { body: { code: string } }) {
      const id = codes.redeem(call.body.code)
      const from = id && (await sessions.find(id))
      if (!from || from.role !== 'admin') {
        throw new Refusal(401, 'This code is used up or too old. Please sign in.')
      }
      const [account] = await db.read.select().from(user).where(eq(user.id, from.user))
      if (!account) throw new Error(`Session ${from.id} has no user.`)
      return open(account, call, from.expires_at)
    },
  }
}

type AccountParts = {
  db: Database
  clock: () => Date
  sessions: Sessions
  /** The shop's, where the links in mails lead. */
  origin: string
  background: Background
  sendMail: SendMail
}

const onItsWay =
  'If there is an account with this e-mail address, a link to a new password is on its way to it.'

type Account = typeof user.$inferSelect
type Call = {
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'log' | 'visitor'>
  reply: HeaderReply & CookieReply
}

/** The document reads a truthy role as user (decisions.md); it only steers navigation. */
function wireRole(role: Account['role']) {
  return role === 'user' ? role : null
}

function refuseCommon(password: string) {
  if (!isCommon(password)) return
  const message = 'This password is one of the most common ones. Choose another.'
  throw new Refusal(400, message, { password: message })
}

function keepOutOfCaches(reply: Call['reply']) {
  reply.header('cache-control', 'no-store')
}
