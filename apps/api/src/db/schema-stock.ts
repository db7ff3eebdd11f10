import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { count } from './columns'
import { productColor, size } from './schema'

/** From how many pieces down a unit counts as low for staff; a unit without a row takes the shop's own threshold. */
export const unitThreshold = sqliteTable(
  'unit_threshold',
  {
    product_color: integer()
      .notNull()
      .references(() => productColor.id, { onDelete: 'cascade' }),
    size: integer()
      .notNull()
      .references(() => size.id, { onDelete: 'cascade' }),
    low_stock: count().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.product_color, table.size] }),
    check('unit_threshold_low_stock', sql`low_stock BETWEEN 0 AND 100000`),
  ],
)
