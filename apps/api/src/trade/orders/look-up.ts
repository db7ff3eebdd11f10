import { nepaliMobile } from '@etrend/domain'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/client'
import { first } from '../../db/rows'
import { order } from '../../db/schema-orders'
import { Refusal } from '../../http/errors'
import { failureLimit } from '../../lib/failure-limit'
import { network } from '../../lib/network'

/**
 * Finds an order by its number and phone. Wrong ones are refused (404) alike whether the order exists or not, and
 * after 10 failures for a number or 20 of a network in 15 minutes with 429.
 */
export function orderLookUp(db: Database, clock: () => Date) {
  const byNumber = failureLimit(10, clock)
  const byNetwork = failureLimit(20, clock)

  return async (given: { number: string; phone: string }, request: Pick<FastifyRequest, 'ip'>) => {
    const number = given.number.toUpperCase()
    const from = network(request.ip)
    if (Math.max(byNumber.wait(number), byNetwork.wait(from)) > 0) {
      throw new Refusal(429, 'Too many tries. Please wait some minutes and try again.')
    }
    byNumber.count(number)
    byNetwork.count(from)
    const phone = nepaliMobile(given.phone)
    const isTheirs = phone && and(eq(order.number, number), eq(order.phone, phone))
    const known = isTheirs && (await first(db.read.select().from(order).where(isTheirs)))
    if (!known) throw new Refusal(404, 'There is no order with this number and phone.')
    byNumber.uncount(number)
    byNetwork.uncount(from)
    return known
  }
}
