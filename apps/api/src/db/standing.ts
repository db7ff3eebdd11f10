import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Queries } from './client'
import { stockMovement } from './schema'

/** The row that takes a movement back: join it on its `reverses` being the movement's seq. */
export const reversal = alias(stockMovement, 'reversal')

/** Ledger rows that stand: no reversals themselves, and not reversed. */
export const stands = and(isNull(stockMovement.reverses), isNull(reversal.seq))

/** How many movements with this condition stand. */
export async function standingCount(db: Queries, condition: SQL) {
  const [standing] = await db
    .select({ count: sql<number>`count(*)` })
    .from(stockMovement)
    .leftJoin(reversal, eq(reversal.reverses, stockMovement.seq))
    .where(and(condition, stands))
  return standing?.count ?? 0
}
