import type { StockWord } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { productColor, size, stockLevel } from '../db/schema'

/** 'low' from the shop's own threshold down. */
export function stockWordOf(quantity: number, low: number): StockWord {
  if (quantity <= 0) return 'out'
  return quantity <= low ? 'low' : 'in'
}

/** What is paid, and what is struck through beside it. */
export function paidPrices(row: { price: number; discounted_price: number | null }) {
  return {
    price: row.discounted_price ?? row.price,
    original_price: row.discounted_price === null ? null : row.price,
  }
}

/** The sizes that each product colour is kept in, with what is left. */
export function unitRows(db: Queries) {
  return db
    .select({
      color: stockLevel.product_color,
      size: stockLevel.size,
      size_name: size.size_name,
      quantity: stockLevel.quantity,
    })
    .from(stockLevel)
    .innerJoin(size, eq(size.id, stockLevel.size))
    .innerJoin(productColor, eq(productColor.id, stockLevel.product_color))
}
