import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { rowId, time, words } from './columns'

/** The payments at the simulated gateways (PAYMENTS=simulator); empty in any other shop. It is not real money. */
export const playedPayment = sqliteTable('played_payment', {
  id: text().primaryKey(),
  /** The request to the gateway, as JSON. */
  bill: words(),
  state: text({ enum: ['open', 'paid', 'failed'] })
    .notNull()
    .default('open'),
  /** In the gateway's own unit, as are the two below: rupees with a decimal, or paisa. */
  amount: real().notNull(),
  paid_amount: real().notNull().default(0),
  refunded: real().notNull().default(0),
  transaction_id: words().unique(),
  /** For a late payment this is in the future. */
  paid_at: time(),
})

/** What the simulated tax office has taken (CBMS=simulator): a bill or credit note once, by its number. */
export const playedFiling = sqliteTable('played_filing', {
  id: rowId(),
  number: words().unique(),
  /** The bill that a credit note is for; '' for a bill. */
  of_bill: words(),
  /** The request, without user name and password, as JSON. */
  content: words(),
})

/** How the simulated tax office behaves, on every server of the shop: one row with the id 1, once it was chosen. */
export const playedOffice = sqliteTable('played_office', {
  id: integer().primaryKey(),
  /** One of its tricks; '' to answer correctly. */
  trick: words(),
})
