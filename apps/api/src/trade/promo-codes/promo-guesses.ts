import type { FastifyBaseLogger } from 'fastify'
import type { Queries } from '../../db/client'
import { Refusal } from '../../http/errors'
import { logEvent } from '../../http/security-events'
import { network } from '../../lib/network'
import { recentTimes } from '../../lib/recent-times'
import { MINUTE_MS } from '../../lib/times'
import { findPromo, isOpenPromo } from './promo-check'

const MOST_A_MINUTE = 10

export type PromoGuesses = ReturnType<typeof promoGuesses>

/** Keeps robots from trying promo codes: a network may name ten wrong ones a minute. */
export function promoGuesses(db: Queries, clock: () => Date) {
  const wrong = recentTimes(MINUTE_MS, clock)

  return {
    /**
     * Throws 429 for every code, right ones too, once the network has used its guesses. Nothing is awaited between
     * checking and counting, so guesses sent at the same moment count as well.
     */
    check({ ip, log }: { ip: string; log: FastifyBaseLogger }, code: string | undefined) {
      if (!code) return
      const from = network(ip)
      if (wrong.of(from).length >= MOST_A_MINUTE) {
        logEvent({ log }, 'limit-reached', { path: 'promo codes' })
        const message = 'Too many wrong promo codes. Please try again in a minute.'
        throw new Refusal(429, message, { promo_code: message })
      }
      if (!isOpenPromo(findPromo(db, code), clock())) wrong.add(from)
    },
  }
}
