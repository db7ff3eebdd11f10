import { real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time, words } from './columns'

/** What the simulated gateways remember (PAYMENTS=simulator); empty in any other shop. No money of anybody's. */
export const playedPayment = sqliteTable('played_payment', {
  id: text().primaryKey(),
  /** What the gateway was asked, as JSON. */
  bill: words(),
  state: text({ enum: ['open', 'paid', 'failed'] })
    .notNull()
    .default('open'),
  /** In the gateway's own unit, as are the two below: rupees with a decimal, or paisa. */
  amount: real().notNull(),
  paid_amount: real().notNull().default(0),
  refunded: real().notNull().default(0),
  transaction_id: words().unique(),
  /** A late payment's is yet to come. */
  paid_at: time(),
})
