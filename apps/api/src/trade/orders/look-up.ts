import { nepaliMobile } from '@etrend/domain'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/client'
import { first } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { failureLimit, networkFailureLimit, secondsToWait } from '../../http/failure-limit'
import { Refusal } from '../../lib/refusal'

/**
 * Finds an order by its number and phone. Wrong ones are refused (404) alike whether the order exists or not, and
 * after 10 failures for a number or 20 of a network in 15 minutes with 429.
 */
export function orderLookUp(db: Database, clock: () => Date) {
  return async (given: { number: string; phone: string }, request: Pick<FastifyRequest, 'ip'>) => {
    const { number } = given
    const limits = [byNumber(number), ...byNetworks(request.ip)]
    if ((await secondsToWait(db, limits, clock())) > 0) {
      throw new Refusal(429, 'Too many tries. Please wait some minutes and try again.')
    }
    const phone = nepaliMobile(given.phone)
    const isTheirs = phone && and(eq(order.number, number), eq(order.phone, phone))
    const known = isTheirs && (await first(db.read.select().from(order).where(isTheirs)))
    if (!known) throw new Refusal(404, 'There is no order with this number and phone.')
    await db.recent.takeBack(limits.map(({ key }) => key))
    return known
  }
}

const byNumber = failureLimit('look-up of order', 10)
const byNetworks = networkFailureLimit('look-up from network', 20)
