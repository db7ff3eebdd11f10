import type { Check, Severity } from '@etrend/contract'
import { integer, sqliteTable, sqliteView, text } from 'drizzle-orm/sqlite-core'
import { choice, words } from './columns'

/** Pictures that the shop drew from a hex code, as placeholders until a photo is uploaded. */
export const swatch = sqliteTable('swatch', { src: text().primaryKey(), hex_code: words() })

/** What keeps a product from selling, one row per finding; the view's SQL is in the migration. */
export const productFinding = sqliteView('product_finding', {
  product: integer().notNull(),
  check: choice<Check>().notNull(),
  severity: choice<Severity>().notNull(),
  product_color: integer(),
  size: integer(),
}).existing()
