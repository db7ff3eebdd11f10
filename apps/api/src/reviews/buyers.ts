import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { order, orderLine } from '../db/schema-orders'

/** Whether a product was delivered to an account, if only to be sent back. */
export async function isBuyer(db: Queries, productId: number, who: number) {
  const bought = await first(
    db
      .select({ id: order.id })
      .from(order)
      .innerJoin(orderLine, eq(orderLine.order, order.id))
      .where(
        and(
          eq(order.user, who),
          eq(orderLine.product, productId),
          inArray(order.state, ['delivered', 'returned']),
        ),
      )
      .limit(1),
  )
  return bought !== undefined
}
