import { kathmanduTime } from '@etrend/contract/kathmandu'
import { and, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { order } from '../../db/schema/orders'

/**
 * The condition for orders that should have arrived before today, Kathmandu's day: they are confirmed, packed or
 * shipped, and the last day of the promise is over. Where no time was promised, no order is late.
 */
export function lateOrders(now: Date): SQL {
  const today = kathmanduTime(now).slice(0, 10)
  const isOnItsWay = inArray(order.state, ['confirmed', 'packed', 'shipped'])
  return and(isOnItsWay, lt(order.promised_to, today)) ?? sql`false`
}

export async function countLateOrders(db: Queries, now: Date) {
  return db.$count(order, lateOrders(now))
}
