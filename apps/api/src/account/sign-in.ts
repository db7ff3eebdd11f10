import type { Credentials } from '@etrend/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { user } from '../db/schema'
import { Refusal } from '../http/errors'
import { failureLimit, network } from '../lib/failure-limit'
import type { Passwords } from './passwords'

export type HeaderReply = { header: (name: string, value: string | number) => unknown }
type Call = {
  body: Credentials
  request: Pick<FastifyRequest, 'ip' | 'log'>
  reply: HeaderReply
}

/**
 * Finds the account that an e-mail address and password open. Refuses with 401, and after 10 failures of an
 * account or 30 of a network in 15 minutes with 429, alike whether the account exists or not.
 */
export function createSignIn(given: { db: Database; clock: () => Date; passwords: Passwords }) {
  const { db, clock, passwords } = given
  const byAccount = failureLimit(10, clock)
  const byNetwork = failureLimit(30, clock)

  async function signIn({ body, request, reply }: Call) {
    const { email, password } = body
    const from = network(request.ip)
    const seconds = Math.max(byAccount.wait(email), byNetwork.wait(from))
    if (seconds > 0) {
      request.log.warn('sign-in refused: too many failures')
      throw tooMany(seconds, reply)
    }

    // Counted before the comparison, so that guesses sent at the same moment count too.
    byAccount.count(email)
    const [account] = await db.read
      .select()
      .from(user)
      .where(eq(sql`lower(${user.email})`, email))
    const isRight = await passwords
      .matches(password, account?.password_hash)
      .catch((error: unknown) => {
        byAccount.uncount(email)
        throw error
      })
    if (!account || !isRight || account.disabled_at) {
      byNetwork.count(from)
      request.log.warn({ user: account?.id }, 'sign-in refused: wrong password or no such account')
      throw new Refusal(401, 'Email or password is invalid.')
    }
    byAccount.forget(email)
    request.log.info({ user: account.id }, 'signed in')
    return account
  }

  return {
    signIn,
    /** Forgets an account's failures: whoever has its mailbox may come in. */
    forgive: (email: string) => byAccount.forget(email.toLowerCase()),
  }
}

/** How long to wait, in the sentence and the header. */
export function tooMany(seconds: number, reply: HeaderReply) {
  reply.header('retry-after', seconds)
  const wait = seconds < 100 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new Refusal(429, `Too many failed sign-ins. Please try again in ${wait}.`)
}
