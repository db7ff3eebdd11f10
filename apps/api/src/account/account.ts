import type { Credentials, Registration, Tokens } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { user } from '../db/schema'
import { visitorOf } from '../http/access'
import { Refusal } from '../http/errors'
import { handOverCodes } from './hand-over'
import { createPasswords, isCommon } from './passwords'
import type { CookieReply } from './session-cookie'
import type { Sessions } from './sessions'
import { createSignIn, type HeaderReply } from './sign-in'

/** Registering, signing in and out, renewing, and taking a staff session to the admin host. */
export function accountHandlers(given: { db: Database; clock: () => Date; sessions: Sessions }) {
  const { db, clock, sessions } = given
  const passwords = createPasswords()
  const signIn = createSignIn({ db, clock, passwords })
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
