import { kathmanduDay, kathmanduTime } from '@etrend/contract/kathmandu'
import { and, eq, inArray, isNull, lt, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { deliveryZone } from '../../db/schema/delivery'
import { order } from '../../db/schema/orders'
import { shop } from '../../db/schema/shop'

type DeliveryDays = { days_from: number | null; days_to: number | null }

/**
 * The condition for orders that should have arrived before today, Kathmandu's day: they are confirmed, packed or
 * shipped, and were placed more days ago than delivery to their zone takes at most. Where no days are set, no order is
 * late.
 */
export async function lateOrders(db: Queries, now: Date): Promise<SQL> {
  const today = kathmanduTime(now).slice(0, 10)
  const isOverdue = ({ days_from, days_to }: DeliveryDays) => {
    const days = days_to ?? days_from
    return days === null ? sql`false` : lt(order.placed_at, kathmanduDay(today, -days))
  }
  const zones = await db
    .select({
      name: deliveryZone.name,
      days_from: deliveryZone.days_from,
      days_to: deliveryZone.days_to,
    })
    .from(deliveryZone)
  const others = await one(
    db.select({ days_from: shop.days_from, days_to: shop.days_to }).from(shop),
  )
  const names = zones.map(({ name }) => name)
  const isElsewhere = or(isNull(order.delivery_zone), notInArray(order.delivery_zone, names))
  const overdue = or(
    and(isElsewhere, isOverdue(others)),
    ...zones.map((zone) => and(eq(order.delivery_zone, zone.name), isOverdue(zone))),
  )
  return and(inArray(order.state, ['confirmed', 'packed', 'shipped']), overdue) ?? sql`false`
}

export async function countLateOrders(db: Queries, now: Date) {
  return db.$count(order, await lateOrders(db, now))
}
