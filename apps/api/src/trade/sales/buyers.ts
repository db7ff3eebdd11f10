import { sql } from 'drizzle-orm'

/** Who bought an order `o`: an account, or a guest by phone number; '' for a walk-in sale without either. */
export const personOf = sql`CASE WHEN o.user IS NULL THEN o.phone ELSE 'account ' || o.user END`

/**
 * Whether the customer of an order `o` bought something before a day. The first condition doesn't depend on the order, so
 * a shop without a sale before the day searches no orders. CROSS JOIN makes SQLite start with the customer's orders;
 * otherwise it may start with all sale entries before the day.
 */
export function hadBoughtBefore(day: string) {
  const isEarlier = sql`earlier.orders > 0 AND earlier.day < ${day}`
  return sql`(EXISTS (SELECT 1 FROM sale_entry older WHERE older.day < ${day})
    AND CASE WHEN o.user IS NULL THEN o.phone <> '' AND EXISTS (
      SELECT 1 FROM shop_order past CROSS JOIN sale_entry earlier
      WHERE earlier."order" = past.id AND past.phone = o.phone AND past.user IS NULL AND ${isEarlier}
    ) ELSE EXISTS (
      SELECT 1 FROM shop_order past CROSS JOIN sale_entry earlier
      WHERE earlier."order" = past.id AND past.user = o.user AND ${isEarlier}
    ) END)`
}
