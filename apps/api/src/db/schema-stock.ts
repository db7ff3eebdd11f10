import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { count, words } from './columns'
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

/** What the units of the ledger were called that are gone; triggers write it when they go. */
export const formerName = sqliteTable(
  'former_name',
  {
    noun: text({ enum: ['productColors', 'sizes'] }).notNull(),
    row_id: count().notNull(),
    name: words(),
  },
  (table) => [primaryKey({ columns: [table.noun, table.row_id] })],
)
