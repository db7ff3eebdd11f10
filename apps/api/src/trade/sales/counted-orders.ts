import { sql } from 'drizzle-orm'

/** Orders `o` that count as sales: not cancelled, not returned undelivered, and not waiting for an online payment. */
export const isSale = sql`o.state <> 'cancelled'
    AND NOT (o.state = 'returned' AND o.delivered_at IS NULL)
    AND o.payment_state NOT IN ('pending', 'failed', 'review')`
