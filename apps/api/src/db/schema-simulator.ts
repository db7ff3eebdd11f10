import { real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time, words } from './columns'

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
