import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { count, rowId, words } from './columns'
import { order } from './orders'

/**
 * What an order added to the shop's sales on a day, or took from them. Rows are only added, in the transaction that
 * changes the order's money or pieces, so that the sum of an order's rows is what it brings now. All money is in paisa,
 * and `day` is a day in Kathmandu. See trade/rows/sale-entries.ts for what counts as a sale.
 */
export const saleEntry = sqliteTable(
  'sale_entry',
  {
    id: rowId(),
    order: integer()
      .notNull()
      .references(() => order.id),
    day: words(),
    /** The unit of a line; null in the row with the order's delivery fee and tax. */
    product: count(),
    product_color: count(),
    size: count(),
    /** 1 on the day that the order became a sale, -1 where it stopped being one. */
    orders: count().notNull().default(0),
    pieces: count().notNull().default(0),
    /** The pieces' price less their share of the order's discount and of its refunds. */
    goods: count().notNull().default(0),
    delivery: count().notNull().default(0),
    tax: count().notNull().default(0),
  },
  (table) => [
    index('sale_entry_order').on(table.order),
    index('sale_entry_day').on(table.day),
    index('sale_entry_sold')
      .on(table.order, table.day)
      .where(sql`orders > 0`),
    index('sale_entry_product').on(table.product, table.day),
  ],
)
