import type { SaleTarget } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { category, subcategory } from './catalogue'
import { collection } from './collections'
import { choice, count, idsInOrder, money, rowId, time, words } from './columns'

/** Sales: what they take off the prices of products, and from when until when. Rules are in prices/. */
export const saleOffer = sqliteTable(
  'sale_offer',
  {
    id: rowId(),
    title: words(),
    /** One of the two is there: whole percent of the full price, or an amount. */
    percent_off: count(),
    amount_off: money(),
    target: choice<SaleTarget>().notNull(),
    /** The listed products; empty for the other kinds of target. */
    products: idsInOrder().notNull().default([]),
    /** The target's row; null for the other kinds of target. */
    collection: integer().references(() => collection.id),
    category: integer().references(() => category.id),
    subcategory: integer().references(() => subcategory.id),
    starts_at: time().notNull(),
    /** From this time on it no longer counts; null: without end. */
    ends_at: time(),
    is_active: integer({ mode: 'boolean' }).notNull().default(true),
  },
  (table) => [
    index('sale_offer_starts_at').on(table.starts_at),
    index('sale_offer_ends_at').on(table.ends_at),
    index('sale_offer_collection').on(table.collection),
    index('sale_offer_category').on(table.category),
    index('sale_offer_subcategory').on(table.subcategory),
    check('sale_offer_off', sql`(percent_off IS NULL) <> (amount_off IS NULL)`),
    check('sale_offer_percent', sql`percent_off BETWEEN 1 AND 100`),
    check('sale_offer_amount', sql`amount_off > 0`),
  ],
)
