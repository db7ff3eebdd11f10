import type { CollectionKind, CollectionSort } from '@etrend/contract'
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
import { category, color, subcategory } from './catalogue'
import {
  anyCase,
  choice,
  count,
  flag,
  idsInOrder,
  money,
  optionalWords,
  rowId,
  time,
  words,
} from './columns'

/** Products under an address of their own: chosen by hand (`products`), or all that meet the conditions of a rule. */
export const collection = sqliteTable(
  'collection',
  {
    id: rowId(),
    title: words(),
    slug: words(),
    text: words(),
    /** '' without a picture. */
    image: optionalWords(),
    seo_title: optionalWords(),
    seo_description: optionalWords(),
    kind: choice<CollectionKind>().notNull(),
    // The conditions of a rule; null is no such condition.
    category: integer().references(() => category.id),
    subcategory: integer().references(() => subcategory.id),
    color: integer().references(() => color.id),
    min_price: money(),
    max_price: money(),
    is_discounted: flag(),
    added_within_days: count(),
    best_selling: count(),
    sort: choice<CollectionSort>().notNull(),
    /** In their order. No foreign keys: a deleted product is left out, and is back in its place once it is restored. */
    products: idsInOrder().notNull(),
    /** The product colors in which they are shown. No foreign keys either. */
    product_colors: idsInOrder().notNull().default([]),
  },
  (table) => [
    uniqueIndex('collection_slug_once').on(anyCase(table.slug)),
    index('collection_category').on(table.category),
    index('collection_subcategory').on(table.subcategory),
    index('collection_color').on(table.color),
    check('collection_kind', sql`kind IN ('hand', 'rule')`),
  ],
)

/** Addresses that collections and categories no longer have. They lead to the row, or answer 410 once it is deleted. */
export const formerSlug = sqliteTable(
  'former_slug',
  {
    noun: text({ enum: ['collections', 'categories'] }).notNull(),
    slug: words(),
    row_id: count().notNull(),
  },
  (table) => [primaryKey({ columns: [table.noun, table.slug] })],
)

/** The best-selling products, best first: one row, counted anew every hour (trade/sales/best-selling.ts). */
export const bestSelling = sqliteTable('best_selling', {
  id: integer().primaryKey(),
  products: idsInOrder().notNull(),
  counted_at: time().notNull(),
})
