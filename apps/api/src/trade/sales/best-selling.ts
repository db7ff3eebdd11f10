import { BEST_SELLING_DAYS, MOST_BEST_SELLING } from '@etrend/contract'
import { isSameJson } from '@etrend/domain'
import { isNotNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first } from '../../db/rows'
import { bestSelling, collection } from '../../db/schema/collections'
import { DAY_MS, HOUR_MS } from '../../lib/times'

/**
 * Returns a chore that counts every hour which products sold most, for the collections by rule. Where a collection
 * depends on the age of products it also makes the shop's lists and pages find its products again. So both are at most
 * an hour late; all other conditions count at once.
 */
export function countBestSelling(db: Database, clock: () => Date) {
  let countedAt = -Infinity

  return async () => {
    const now = clock()
    if (Math.abs(now.getTime() - countedAt) < HOUR_MS) return
    const products = await soldMost(db.read, new Date(now.getTime() - BEST_SELLING_DAYS * DAY_MS))
    await db.transaction(async (tx) => {
      const before = await first(tx.select().from(bestSelling))
      const young = await tx.$count(collection, isNotNull(collection.added_within_days))
      const isSame = isSameJson(before?.products ?? [], products)
      if (isSame && young === 0) return
      // A trigger reports the change of this row as a change of the catalogue.
      const values = { id: 1, products, counted_at: now.toISOString() }
      await tx
        .insert(bestSelling)
        .values(values)
        .onConflictDoUpdate({ target: bestSelling.id, set: values })
    })
    countedAt = now.getTime()
  }
}

/** The products by the pieces that were sold since then and not returned, the most first. */
async function soldMost(db: Queries, since: Date) {
  const rows = await db.all<{ product: number }>(sql`
    SELECT l.product
    FROM order_line l JOIN shop_order o ON o.id = l."order"
    WHERE o.placed_at >= ${since.toISOString()} AND ${isSale}
    GROUP BY l.product HAVING sum(l.quantity - l.returned) > 0
    ORDER BY sum(l.quantity - l.returned) DESC, l.product DESC LIMIT ${MOST_BEST_SELLING}`)
  return rows.map(({ product }) => product)
}

/** Orders `o` that count as sales: not cancelled, not returned undelivered, and not waiting for an online payment. */
const isSale = sql`o.state <> 'cancelled'
    AND NOT (o.state = 'returned' AND o.delivered_at IS NULL)
    AND o.payment_state NOT IN ('pending', 'failed', 'review')`
