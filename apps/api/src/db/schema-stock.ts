import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { count, words } from './columns'
import { productColor, size } from './schema'

/** A unit with this many pieces or fewer counts as low for staff. Units without a row use the shop's threshold. */
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

/** The names of deleted product colors and sizes that the ledger still mentions; triggers write them on deletion. */
export const formerName = sqliteTable(
  'former_name',
  {
    noun: text({ enum: ['productColors', 'sizes'] }).notNull(),
    row_id: count().notNull(),
    name: words(),
  },
  (table) => [primaryKey({ columns: [table.noun, table.row_id] })],
)
