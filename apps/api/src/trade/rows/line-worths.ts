import { lineWorths } from '@etrend/domain'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { order, type orderLine } from '../../db/schema/orders'
import { promoUse } from '../../db/schema/promo-codes'

type Order = Pick<typeof order.$inferSelect, 'source' | 'discount'>
type Line = Pick<typeof orderLine.$inferSelect, 'product' | 'price' | 'quantity'>

/** Orders, each with the products that its promo code counted for; null for all. */
export function ordersWithCounted(db: Queries) {
  return db
    .select({ row: order, products: promoUse.products })
    .from(order)
    .leftJoin(promoUse, eq(promoUse.order, order.id))
    .$dynamic()
}

/**
 * What each line of an order is worth after the discount, in paisa. `products`: those that its promo code counted for;
 * null for all. The discount of an exchange order doesn't count: it stands for the pieces with which that order was paid.
 */
export function worthsOfLines(row: Order, lines: Line[], products: number[] | null) {
  return lineWorths(lines, row.source === 'exchange' ? 0 : row.discount, products)
}
