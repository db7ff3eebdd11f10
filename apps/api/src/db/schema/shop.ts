import { sql } from 'drizzle-orm'
import { integer, real, sqliteTable } from 'drizzle-orm/sqlite-core'
import { count, flag, money, optionalWords, time, words, taxColumns } from './columns'

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

/** When the shop last ran, to the minute: one row. After a start it shows how long the shop was off. */
export const heartbeat = sqliteTable('heartbeat', {
  id: integer().primaryKey(),
  at: time().notNull(),
})
