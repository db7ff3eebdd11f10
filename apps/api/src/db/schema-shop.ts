import { integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { anyCase, count, money, optionalWords, rowId, time, words } from './columns'

/** The shop's own settings: one row. */
export const shop = sqliteTable('shop', {
  id: integer().primaryKey(),
  name: words(),
  location: words(),
  phone: words(),
  promo_line: words(),
  shipping: money().notNull(),
  tax: money().notNull(),
  dollar_rate: real(),
  low_stock: count().notNull(),
  /** Minutes that pieces wait for an online payment. */
  hold_minutes: count().notNull().default(15),
  /** Days after delivery in which a return may be asked for; 0 for never. */
  return_days: count().notNull().default(14),
  /** Pieces that shoppers may order without calling: of one unit, and in all. */
  most_a_line: count().notNull().default(10),
  most_an_order: count().notNull().default(30),
  /** Pieces that may wait in unconfirmed orders of one phone number, and at one address. */
  most_waiting_of_phone: count().notNull().default(30),
  most_waiting_at_address: count().notNull().default(60),
  // What the owner has not given is '': it is shown nowhere.
  registration_number: optionalWords(),
  /** PAN or VAT. */
  tax_number: optionalWords(),
  grievance_name: optionalWords(),
  grievance_phone: optionalWords(),
  grievance_email: optionalWords(),
  facebook_url: optionalWords(),
  instagram_url: optionalWords(),
  tiktok_url: optionalWords(),
  whatsapp: optionalWords(),
  viber: optionalWords(),
})

export const promoCode = sqliteTable(
  'promo_code',
  {
    id: rowId(),
    code: words(),
    amount_off: money().notNull(),
    /** Of the subtotal, instead of an amount. */
    percent_off: count(),
    max_off: money(),
    is_active: integer({ mode: 'boolean' }).notNull().default(true),
    /** Absent limits don't limit. */
    max_uses: count(),
    max_uses_per_customer: count(),
    min_subtotal: money(),
    valid_from: time(),
    valid_to: time(),
    /** Orders that use it; changes only beside `promo_use`. */
    uses: count().notNull().default(0),
  },
  (table) => [uniqueIndex('promo_code_once').on(anyCase(table.code))],
)

export const slide = sqliteTable('slide', {
  id: rowId(),
  title: words(),
  description: words(),
  href: words(),
  image: words(),
  tall_image: words(),
})

/** What changed in the catalogue, in order: written by triggers, read by the listing index and the kept answers. */
export const catalogueChange = sqliteTable('catalogue_change', {
  seq: rowId(),
  /** null: names, menus or settings changed, not one product. */
  product: count(),
  /** 'product': its words may differ; 'shelf': its pictures or stock; 'names': what lists and menus say. */
  kind: text({ enum: ['product', 'shelf', 'names'] }).notNull(),
})
