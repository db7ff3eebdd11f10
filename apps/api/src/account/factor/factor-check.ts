import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/client'
import { first } from '../../db/rows'
import { secondFactor } from '../../db/schema/people'
import { failureLimit, secondsToWait } from '../../http/failure-limit'
import { logEvent } from '../../http/security-events'
import { Refusal } from '../../lib/refusal'
import { tooMany, type HeaderReply } from '../sign-in'
import type { FactorSecrets } from './factor-secrets'
import { spendRecoveryCode } from './recovery-codes'
import { stepOf } from './totp'

type Call = { request: Pick<FastifyRequest, 'log'>; reply: HeaderReply }

/** Checks codes of authenticator apps, and recovery codes. */
export function factorCheck(given: { db: Database; clock: () => Date; secrets: FactorSecrets }) {
  const { db, clock, secrets } = given

  /** Uses a code up: true only for the first of several calls with the same code. */
  async function spend(user: number, code: string, isConfirmed: boolean) {
    const digits = code.replace(/\s/g, '')
    if (!/^\d{6}$/.test(digits)) {
      return isConfirmed && (await db.transaction((tx) => spendRecoveryCode(tx, user, code)))
    }
    const mine = and(
      eq(secondFactor.user, user),
      isConfirmed ? isNotNull(secondFactor.confirmed_at) : isNull(secondFactor.confirmed_at),
    )
    const kept = await first(db.read.select().from(secondFactor).where(mine))
    const secret = kept && (await secrets.decrypt(user, kept.secret))
    const step = secret === undefined ? undefined : stepOf(secret, digits, clock())
    if (step === undefined) return false
    const isNewer = or(isNull(secondFactor.last_step), lt(secondFactor.last_step, step))
    const used = await db.transaction((tx) =>
      tx.update(secondFactor).set({ last_step: step }).where(and(mine, isNewer)).returning(),
    )
    return used.length > 0
  }

  return {
    /**
     * Throws 400 for a code that is wrong or was used before, and 429 after five failures in a short time. Guesses are
     * counted before the comparison. `isConfirmed`: false for the first code of an app that is being set up.
     */
    async requireCode(user: number, code: string, { request, reply }: Call, isConfirmed = true) {
      const limit = ofAccount(user)
      const seconds = await secondsToWait(db, [limit], clock())
      if (seconds > 0) throw tooMany(seconds, reply)
      if (!(await spend(user, code, isConfirmed))) {
        logEvent(request, 'factor-failed', { user })
        const message = 'This code is wrong or was used already. Wait for the next one.'
        throw new Refusal(400, message, { code: message })
      }
      await db.recent.forget([limit.key])
    },
  }
}

const ofAccount = failureLimit('second factor of account', 5)
