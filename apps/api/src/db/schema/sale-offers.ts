import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { count, money, rowId, scopeColumns, time, words } from './columns'

/** Sales: what they take off the prices of products, and from when until when. Rules are in prices/. */
export const saleOffer = sqliteTable(
  'sale_offer',
  {
    id: rowId(),
    title: words(),
    /** One of the two is there: whole percent of the full price, or an amount. */
    percent_off: count(),
    amount_off: money(),
    /** In rupees: 1, 5 or 10. */
    round_to: count().notNull().default(1),
    ...scopeColumns(),
    starts_at: time().notNull(),
    /** From this time on it no longer counts; null: without end. */
    ends_at: time(),
    is_active: integer({ mode: 'boolean' }).notNull().default(true),
  },
  (table) => [
    index('sale_offer_starts_at').on(table.starts_at),
    index('sale_offer_ends_at').on(table.ends_at),
    check('sale_offer_off', sql`(percent_off IS NULL) <> (amount_off IS NULL)`),
    check('sale_offer_percent', sql`percent_off BETWEEN 1 AND 100`),
    check('sale_offer_amount', sql`amount_off > 0`),
  ],
)
