import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { order, orderLine } from '../db/schema/orders'

/** Whether a product was delivered to an account, even if it was sent back afterwards. A refused parcel was not. */
export async function isBuyer(db: Queries, productId: number, who: number) {
  const bought = await first(
    db
      .select({ id: order.id })
      .from(order)
      .innerJoin(orderLine, eq(orderLine.order, order.id))
      .where(
        and(eq(order.user, who), eq(orderLine.product, productId), isNotNull(order.delivered_at)),
      )
      .limit(1),
  )
  return bought !== undefined
}
