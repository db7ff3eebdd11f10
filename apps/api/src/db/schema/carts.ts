import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { productColor, size } from './catalogue'
import { count, rowId } from './columns'
import { user } from './people'

/** The carts of accounts. A deleted unit is deleted from them too: a cart reserves nothing. */
export const cartLine = sqliteTable(
  'cart_line',
  {
    id: rowId(),
    user: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    product_color: integer()
      .notNull()
      .references(() => productColor.id, { onDelete: 'cascade' }),
    size: integer()
      .notNull()
      .references(() => size.id, { onDelete: 'cascade' }),
    quantity: count().notNull(),
  },
  (table) => [
    uniqueIndex('cart_line_once').on(table.user, table.product_color, table.size),
    index('cart_line_product_color').on(table.product_color),
    index('cart_line_size').on(table.size),
    check('cart_line_quantity', sql`quantity BETWEEN 1 AND 99`),
  ],
)
