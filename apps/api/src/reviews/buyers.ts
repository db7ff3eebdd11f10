import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { order, orderLine } from '../db/schema/orders'

/**
 * What an account bought last of a product that was delivered to it, even if it was sent back afterwards. A refused
 * parcel was not delivered. undefined for accounts that didn't buy the product.
 */
export async function lastBought(db: Queries, productId: number, who: number) {
  return await first(
    db
      .select({ size_name: orderLine.size_name })
      .from(order)
      .innerJoin(orderLine, eq(orderLine.order, order.id))
      .where(
        and(eq(order.user, who), eq(orderLine.product, productId), isNotNull(order.delivered_at)),
      )
      .orderBy(desc(order.delivered_at), desc(orderLine.id))
      .limit(1),
  )
}
