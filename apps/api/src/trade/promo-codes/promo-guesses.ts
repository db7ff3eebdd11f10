import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/client'
import { logEvent } from '../../http/security-events'
import { networks, type Network } from '../../lib/network'
import { Refusal } from '../../lib/refusal'
import { MINUTE_MS } from '../../lib/times'
import { findPromo, isOpenPromo } from './promo-check'

const MOST_A_MINUTE = 10

export type PromoGuesses = ReturnType<typeof promoGuesses>

/** Keeps robots from trying promo codes: a network may name ten wrong ones a minute, see networks(). */
export function promoGuesses(db: Database, clock: () => Date) {
  return {
    /**
     * Rejects with 429 for every code, right ones too, once the network has used its guesses. A guess counts from before
     * its code is looked up, so guesses sent at the same moment count as well; a right one is then taken off again.
     */
    async check({ ip, log }: { ip: string; log: FastifyBaseLogger }, code: string | undefined) {
      if (!code) return
      const limits = networks(ip).map(guessesOf)
      if ((await db.recent.attempt(limits, clock())) > 0) {
        logEvent({ log }, 'limit-reached', { path: 'promo codes' })
        const message = 'Too many wrong promo codes. Please try again in a minute.'
        throw new Refusal(429, message, { promo_code: message })
      }
      if (isOpenPromo(await findPromo(db.read, code), clock()))
        await db.recent.takeBack(limits.map(({ key }) => key))
    },
  }
}

/** After the last guess of a minute, a network waits until there are fewer of them within a minute. */
function guessesOf({ name, share }: Network) {
  const free = MOST_A_MINUTE * share
  return { key: `promo code from ${name}`, windowMs: MINUTE_MS, free, pausesMs: [MINUTE_MS] }
}
