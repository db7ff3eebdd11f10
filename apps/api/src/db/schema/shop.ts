import { sql } from 'drizzle-orm'
import { integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  anyCase,
  count,
  flag,
  idsInOrder,
  money,
  optionalWords,
  rowId,
  time,
  words,
  taxColumns,
} from './columns'

/** The shop's own settings: one row. */
export const shop = sqliteTable('shop', {
  id: integer().primaryKey(),
  name: words(),
  location: words(),
  phone: words(),
  promo_line: words(),
  shipping: money().notNull(),
  tax: money().notNull(),
  ...taxColumns(),
  /** The taxable value from which a tax invoice is a full one. */
  full_bill_from: money()
    .notNull()
    .default(sql`1000000`),
  bill_series: words().default('SI'),
  credit_series: words().default('CN'),
  outlet_code: words().default('01'),
  /** Refunds above this sum ask again who is signed in. */
  refund_proof_above: money()
    .notNull()
    .default(sql`1000000`),
  // The delivery to districts in no zone, whose fee is `shipping`.
  free_from: money(),
  days_from: count(),
  days_to: count(),
  cash_allowed: integer({ mode: 'boolean' }).notNull().default(true),
  cash_fee: money().notNull().default(0),
  most_in_cash: money(),
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
  // Details that the owner hasn't entered are '' and shown nowhere.
  registration_number: optionalWords(),
  /** Of the Department of Commerce, Supplies and Consumer Protection. */
  commerce_number: optionalWords(),
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
  // How the shop looks: the src of pictures, and colors as '#rrggbb'; '' stands for the shop's own.
  logo: optionalWords(),
  favicon: optionalWords(),
  share_picture: optionalWords(),
  accent_color: optionalWords(),
  ink_color: optionalWords(),
  paper_color: optionalWords(),
  /** Whether FAQ, policies and size guides were written as pages; earlier versions had their texts in the program. */
  has_pages: flag(),
})

export const promoCode = sqliteTable(
  'promo_code',
  {
    id: rowId(),
    code: words(),
    amount_off: money().notNull(),
    /** Percent of the subtotal, instead of an amount. */
    percent_off: count(),
    max_off: money(),
    is_active: integer({ mode: 'boolean' }).notNull().default(true),
    /** Only for customers who have no other order; cancelled ones don't count. */
    first_order_only: flag(),
    /** It takes the delivery fee off too. */
    free_delivery: flag(),
    /** Ids of collections: it counts only for their products; none: for every product. */
    collections: idsInOrder().notNull().default([]),
    /** null means no limit, here and in the next four columns. */
    max_uses: count(),
    max_uses_per_customer: count(),
    min_subtotal: money(),
    valid_from: time(),
    valid_to: time(),
    /** How many orders use it; changes only together with `promo_use`. */
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

/** What changed in the catalogue, in order: written by triggers, read by the listing index and the cached answers. */
export const catalogueChange = sqliteTable('catalogue_change', {
  seq: rowId(),
  /** The product that changed; null when names, menus or settings changed. */
  product: count(),
  /** 'product': its texts may have changed; 'shelf': its pictures or stock; 'names': the texts of lists and menus. */
  kind: text({ enum: ['product', 'shelf', 'names'] }).notNull(),
})

/** When the shop last ran, to the minute: one row. After a start it shows how long the shop was off. */
export const heartbeat = sqliteTable('heartbeat', {
  id: integer().primaryKey(),
  at: time().notNull(),
})
