import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { count, rowId, time, words } from './columns'
import { product, user } from './schema'

/** What shoppers wrote. `user` is null for reviews that came from elsewhere; `author` stays what it was. */
export const review = sqliteTable(
  'review',
  {
    id: rowId(),
    product: integer()
      .notNull()
      .references(() => product.id),
    user: integer().references(() => user.id),
    author: words(),
    rating: count().notNull(),
    content: words(),
    /** Hidden by staff: shown and counted nowhere, but kept. */
    hidden_at: time(),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('review_once').on(table.product, table.user),
    index('review_newest').on(table.product, table.created_at),
    check('review_rating', sql`rating BETWEEN 1 AND 5`),
  ],
)

/** Who likes what; `product.like_count` changes only beside it. */
export const productLike = sqliteTable(
  'product_like',
  {
    product: integer()
      .notNull()
      .references(() => product.id),
    user: integer()
      .notNull()
      .references(() => user.id),
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.product, table.user] }),
    index('product_like_user').on(table.user),
  ],
)
