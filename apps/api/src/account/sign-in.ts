import type { Credentials } from '@etrend/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { first } from '../db/rows'
import { user } from '../db/schema/people'
import { failureLimit, networkFailureLimit, secondsToWait } from '../http/failure-limit'
import { logEvent } from '../http/security-events'
import { unguessableWait, type Background } from '../lib/background'
import { Refusal } from '../lib/refusal'
import { keepFailure } from './failed-sign-ins'
import type { KnownDevices } from './known-devices'
import type { Passwords } from './passwords'

export type HeaderReply = { header: (name: string, value: string | number) => unknown }
type Call = {
  body: Credentials
  request: Pick<FastifyRequest, 'headers' | 'id' | 'ip' | 'log'>
  reply: HeaderReply
}

/**
 * Finds the account of an email address and password. Throws 401 when they are wrong, and 429 after 10 failures for
 * an account or 30 from a network within 15 minutes (twice and four times as many from an IPv6 /56 and /48); both are the same whether the account exists or not. A device on
 * which the account has signed in before has its own 10 failures, so that strangers can't lock the owner out.
 */
export function createSignIn(given: {
  db: Database
  clock: () => Date
  passwords: Passwords
  devices: KnownDevices
  background: Background
}) {
  const { db, clock, passwords, devices, background } = given

  /** The limits on failures in which this attempt counts. */
  function limitsOf(email: string, request: Call['request'], account: number | undefined) {
    const device = devices.of(request, account)
    if (device !== undefined) return [byDevice(device)]
    return [byAccount(email), ...byNetworks(request.ip)]
  }

  async function signIn({ body, request, reply }: Call) {
    const { email, password } = body
    const account = await first(
      db.read
        .select()
        .from(user)
        .where(eq(sql`lower(${user.email})`, email)),
    )
    const limits = limitsOf(email, request, account?.id)
    // Counted before the comparison, so that guesses sent at the same moment count too.
    const seconds = await secondsToWait(db, limits, clock())
    if (seconds > 0) {
      logEvent(request, 'sign-in-locked', { user: account?.id })
      throw tooMany(seconds, reply)
    }

    const keys = limits.map(({ key }) => key)
    const isRight = await passwords
      .matches(password, account?.password_hash)
      .catch(async (error: unknown) => {
        await db.recent.takeBack(keys)
        throw error
      })
    if (!account || !isRight || account.disabled_at) {
      logEvent(request, 'sign-in-failed', { user: account?.id })
      const { id, ip } = request
      const failure = { account, request: { id, ip }, now: clock() }
      // Also for shoppers, of whom nothing is kept, so that times of calls don't tell which addresses are staff's.
      background(() => keepFailure(db, failure), unguessableWait())
      throw new Refusal(401, 'Email or password is invalid.')
    }
    // A right password ends the failures of the account or device. Those of the network stay: it may have many accounts.
    await db.recent.takeBack(keys)
    const ofNetworks = byNetworks(request.ip).map(({ key }) => key)
    await db.recent.forget(keys.filter((key) => !ofNetworks.includes(key)))
    logEvent(request, 'sign-in', { user: account.id })
    return account
  }

  return {
    signIn,
    /** Resets an account's failures, after its owner has proved with a mailed link that the mailbox is theirs. */
    forgive: (email: string) => db.recent.forget([byAccount(email.toLowerCase()).key]),
  }
}

const byAccount = failureLimit('sign-in of account', 10)
const byNetworks = networkFailureLimit('sign-in from network', 30)
const byDevice = failureLimit('sign-in on device', 10)

/** Makes a 429 that says how long to wait, in its message and in the `retry-after` header of the reply (seconds). */
export function tooMany(seconds: number, reply: HeaderReply) {
  reply.header('retry-after', seconds)
  const wait = seconds < 100 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new Refusal(429, `Too many failed sign-ins. Please try again in ${wait}.`)
}
