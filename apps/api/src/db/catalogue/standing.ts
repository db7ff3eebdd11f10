import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Queries } from '../client'
import { stockMovement } from '../schema/stock'

/** The ledger row that reverses a movement: join it where its `reverses` equals the movement's `seq`. */
export const reversal = alias(stockMovement, 'reversal')

/** The condition for movements in effect: neither reversals nor reversed. Needs a left join of `reversal`. */
export const stands = and(isNull(stockMovement.reverses), isNull(reversal.seq))

/** How many of the movements with this condition are in effect. */
export async function standingCount(db: Queries, condition: SQL) {
  const [standing] = await db
    .select({ count: sql<number>`count(*)` })
    .from(stockMovement)
    .leftJoin(reversal, eq(reversal.reverses, stockMovement.seq))
    .where(and(condition, stands))
  return standing?.count ?? 0
}
