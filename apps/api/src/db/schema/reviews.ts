import type { Fit } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { product } from './catalogue'
import { choice, count, rowId, time, words } from './columns'
import { user } from './people'

/** Reviews. `user` is null for reviews that came from elsewhere; `author` is the user's name when it was written. */
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
    /** '' where the author deleted a hidden review: see written-reviews.ts. */
    content: words(),
    fit: choice<Fit>(),
    /** The size that the author had bought last, as its order named it; null: not known. */
    size_name: text(),
    /** Hidden by staff: shown and counted nowhere, but kept. */
    hidden_at: time(),
    /** When staff last refused photos; null once the author has sent others. */
    photos_refused_at: time(),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('review_once').on(table.product, table.user),
    index('review_newest').on(table.product, table.created_at),
    check('review_rating', sql`rating BETWEEN 1 AND 5`),
  ],
)

/** Photos of reviews. They are deleted with their review. */
export const reviewPhoto = sqliteTable(
  'review_photo',
  {
    id: rowId(),
    review: integer()
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    picture: words(),
    /** When staff showed it to everybody; null while it waits for them. */
    shown_at: time(),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('review_photo_once').on(table.review, table.picture),
    index('review_photo_picture').on(table.picture),
  ],
)

/** Which user likes which product; `product.like_count` changes only together with it. */
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
