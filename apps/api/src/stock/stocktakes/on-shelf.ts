import type { UnitKey } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'

/**
 * How many pieces of a unit should have lain in the shop at `at` (ISO time): its level by the ledger, and the pieces of
 * orders that nobody had packed yet. An order takes its pieces from the level when it is placed, but from the shelf only
 * when it is packed.
 */
export async function onShelfAt(db: Queries, { product_color, size }: UnitKey, at: string) {
  const row = await db.get<{ pieces: number }>(sql`
    SELECT coalesce(sum(CASE WHEN ${wasWaiting(at)} THEN 0 ELSE ${signed} END), 0) AS pieces
    FROM stock_movement m
    WHERE m.product_color = ${product_color} AND m.size = ${size} AND m.created_at <= ${at}`)
  return row.pieces
}

/** The pieces of orders that are not packed yet, by unit. */
export async function waitingNow(db: Queries) {
  const rows = await db.all<UnitKey & { pieces: number }>(sql`
    SELECT m.product_color, m.size, -sum(${signed}) AS pieces
    FROM stock_movement m JOIN shop_order o ON o.id = m."order"
    WHERE o.state IN ('placed', 'confirmed')
    GROUP BY m.product_color, m.size`)
  return new Map(rows.map((row) => [keyOf(row), row.pieces]))
}

export function keyOf({ product_color, size }: UnitKey) {
  return `${product_color}-${size}`
}

const signed = sql`CASE m.movement_type WHEN 'In' THEN m.quantity ELSE -m.quantity END`

/**
 * The condition for movements of orders that were waiting to be packed at that time. The timeline has the packing as
 * 'Packed', maybe with a reason (trade/orders/move.ts). A sale over the counter is never packed, and takes its pieces.
 */
function wasWaiting(at: string) {
  const packed = sql`SELECT 1 FROM order_event e
    WHERE e."order" = m."order" AND e.kind = 'state' AND (e.text = 'Packed' OR e.text LIKE 'Packed:%')`
  return sql`m."order" IS NOT NULL
    AND NOT EXISTS (${packed} AND e.created_at <= ${at})
    AND (
      EXISTS (${packed} AND e.created_at > ${at})
      OR EXISTS (
        SELECT 1 FROM shop_order o
        WHERE o.id = m."order" AND o.state IN ('placed', 'confirmed', 'cancelled')))`
}
