import { lineWorths } from '@etrend/domain'
import type { order, orderLine } from '../../db/schema-orders'

type Order = Pick<typeof order.$inferSelect, 'source' | 'discount'>
type Line = Pick<typeof orderLine.$inferSelect, 'product' | 'price' | 'quantity'>

/**
 * What each line of an order is worth after the discount, in paisa. `products`: those that its promo code counted for;
 * null for all. The discount of an exchange order doesn't count: it stands for the pieces with which that order was paid.
 */
export function worthsOfLines(row: Order, lines: Line[], products: number[] | null) {
  return lineWorths(lines, row.source === 'exchange' ? 0 : row.discount, products)
}
