import type { Credentials } from '@etrend/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { first } from '../db/rows'
import { user } from '../db/schema'
import { Refusal } from '../http/errors'
import { logEvent } from '../http/security-events'
import { failureLimit } from '../lib/failure-limit'
import { network } from '../lib/network'
import type { KnownDevices } from './known-devices'
import type { Passwords } from './passwords'

export type HeaderReply = { header: (name: string, value: string | number) => unknown }
type Call = {
  body: Credentials
  request: Pick<FastifyRequest, 'headers' | 'ip' | 'log'>
  reply: HeaderReply
}

/**
 * Finds the account of an e-mail address and password. Throws 401 when they are wrong, and 429 after 10 failures for
 * an account or 30 from a network within 15 minutes; both are the same whether the account exists or not. A device on
 * which the account has signed in before has its own 10 failures, so that strangers can't lock the owner out.
 */
export function createSignIn(given: {
  db: Database
  clock: () => Date
  passwords: Passwords
  devices: KnownDevices
}) {
  const { db, clock, passwords, devices } = given
  const byAccount = failureLimit(10, clock)
  const byNetwork = failureLimit(30, clock)
  const byDevice = failureLimit(10, clock)

  /** The failure counters in which this attempt counts. */
  function countersOf(email: string, request: Call['request'], account: number | undefined) {
    const device = devices.of(request, account)
    if (device !== undefined) return [{ limit: byDevice, key: device }]
    return [
      { limit: byAccount, key: email },
      { limit: byNetwork, key: network(request.ip) },
    ]
  }

  async function signIn({ body, request, reply }: Call) {
    const { email, password } = body
    const account = await first(
      db.read
        .select()
        .from(user)
        .where(eq(sql`lower(${user.email})`, email)),
    )
    const counters = countersOf(email, request, account?.id)
    const seconds = Math.max(...counters.map(({ limit, key }) => limit.wait(key)))
    if (seconds > 0) {
      logEvent(request, 'sign-in-locked', { user: account?.id })
      throw tooMany(seconds, reply)
    }

    // Counted before the comparison, so that guesses sent at the same moment count too.
    for (const { limit, key } of counters) limit.count(key)
    const takeBack = () => {
      for (const { limit, key } of counters) limit.uncount(key)
    }
    const isRight = await passwords
      .matches(password, account?.password_hash)
      .catch((error: unknown) => {
        takeBack()
        throw error
      })
    if (!account || !isRight || account.disabled_at) {
      logEvent(request, 'sign-in-failed', { user: account?.id })
      throw new Refusal(401, 'Email or password is invalid.')
    }
    takeBack()
    for (const { limit, key } of counters) if (limit !== byNetwork) limit.forget(key)
    logEvent(request, 'sign-in', { user: account.id })
    return account
  }

  return {
    signIn,
    /** Resets an account's failures, after its owner has proved with a mailed link that the mailbox is theirs. */
    forgive: (email: string) => byAccount.forget(email.toLowerCase()),
  }
}

/** Makes a 429 that says how long to wait, in its message and in the `retry-after` header of the reply (seconds). */
export function tooMany(seconds: number, reply: HeaderReply) {
  reply.header('retry-after', seconds)
  const wait = seconds < 100 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new Refusal(429, `Too many failed sign-ins. Please try again in ${wait}.`)
}
