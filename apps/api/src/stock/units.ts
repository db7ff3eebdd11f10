import type { StockWord } from '@etrend/contract'
import { paidPrice, type OwnPrices } from '@etrend/domain'
import { eq } from 'drizzle-orm'
import type { Sale } from '../db/catalogue/prices/running'
import type { Queries } from '../db/client'
import { product, productColor, size } from '../db/schema/catalogue'
import { stockLevel } from '../db/schema/stock'

/** 'out' without pieces, 'low' up to the threshold `low`, 'in' above it. */
export function stockWordOf(quantity: number, low: number): StockWord {
  if (quantity <= 0) return 'out'
  return quantity <= low ? 'low' : 'in'
}

/** The columns of a product that its price depends on. */
export const priceColumns = {
  price: product.price,
  discounted_price: product.discounted_price,
  floor_price: product.floor_price,
}

/**
 * The price to pay, and the original price that is shown struck through (null without a discount), while these sales
 * apply to the product (db/catalogue/prices/sales-of.ts).
 */
export function paidPrices(row: OwnPrices, sales: Sale[] = []) {
  const { price, original_price } = paidPrice(row, sales)
  return { price, original_price }
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
