import type { StockWord } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { productColor, size, stockLevel } from '../db/schema'

/** 'out' without pieces, 'low' up to the threshold `low`, 'in' above it. */
export function stockWordOf(quantity: number, low: number): StockWord {
  if (quantity <= 0) return 'out'
  return quantity <= low ? 'low' : 'in'
}

/** The price to pay, and the original price that is shown struck through (null without a discount). */
export function paidPrices(row: { price: number; discounted_price: number | null }) {
  return {
    price: row.discounted_price ?? row.price,
    original_price: row.discounted_price === null ? null : row.price,
  }
}

export const unitColumns = {
  color: stockLevel.product_color,
  size: stockLevel.size,
  size_name: size.size_name,
  quantity: stockLevel.quantity,
}

/** The sizes of each product color, with the pieces in stock. */
export function unitRows(db: Queries) {
  return db
    .select(unitColumns)
    .from(stockLevel)
    .innerJoin(size, eq(size.id, stockLevel.size))
    .innerJoin(productColor, eq(productColor.id, stockLevel.product_color))
}
