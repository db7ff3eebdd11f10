import { integer, sqliteTable, sqliteView, text } from 'drizzle-orm/sqlite-core'
import { words } from './columns'

/** Pictures that the shop drew from a hex code, as placeholders until a photo is uploaded. */
export const swatch = sqliteTable('swatch', { src: text().primaryKey(), hex_code: words() })

export const checks = [
  'no_color',
  'no_stock',
  'no_picture',
  'no_picture_of_color',
  'no_display_image',
  'color_without_stock',
  'sold_out',
  'no_alt',
] as const

/** What keeps a product from selling, one row per finding; the view's SQL is in the migration. */
export const productFinding = sqliteView('product_finding', {
  product: integer().notNull(),
  check: text({ enum: checks }).notNull(),
  severity: text({ enum: ['stops', 'hurts', 'hint'] }).notNull(),
  product_color: integer(),
  size: integer(),
}).existing()
