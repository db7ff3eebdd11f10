import { saleOfferState } from '@etrend/domain'
import { and, asc, eq, gt, isNull, lte, or, sql, type Placeholder } from 'drizzle-orm'
import type { Database, Mirror, Queries } from '../../client'
import { prepared } from '../../prepared'
import { collection } from '../../schema/collections'
import { saleOffer } from '../../schema/sale-offers'
import { whileUnchanged } from '../../while-unchanged'

export type Sale = typeof saleOffer.$inferSelect
/** A sale, and the collection that it is for. */
export type TargetedSale = { sale: Sale; collection: typeof collection.$inferSelect | null }

/** The condition for sales that reduce prices at a time (ISO). `saleOfferState` of the domain says the same of one row. */
export function isRunning(at: string | Placeholder) {
  const { is_active, starts_at, ends_at } = saleOffer
  return and(eq(is_active, true), lte(starts_at, at), or(isNull(ends_at), gt(ends_at, at)))
}

/** 1 where any sale is running at a time (ISO), as a column of another select; else 0. */
export function anyRunning(at: string | Placeholder) {
  const found = sql`SELECT 1 FROM ${saleOffer} WHERE ${isRunning(at)}`
  return sql<number>`CASE WHEN EXISTS (${found}) THEN 1 ELSE 0 END`.as('any_sale')
}

/** The sales that are running at a time (ISO), in the order of their ids. */
export function runningSales(queries: Queries, at: string): Promise<TargetedSale[]> {
  return statementOf(queries).all({ at })
}

/** The same from the mirror. */
export function mirrorRunningSales(db: Mirror, at: string): TargetedSale[] {
  return mirrorStatementOf(db).all({ at })
}

/**
 * Returns a function that gives the sales that are running at a time (ISO), as `mirrorRunningSales` does, from those
 * that are kept in memory until the next commit.
 */
export function keptRunningSales(db: Database) {
  const statement = targeted(db.mirror).where(eq(saleOffer.is_active, true)).prepare()
  const active = whileUnchanged(db, (): TargetedSale[] => statement.all())
  return (at: string) => active().filter(({ sale }) => saleOfferState(sale, at) === 'running')
}

const statementOf = prepared((db: Queries) =>
  db
    .select({ sale: saleOffer, collection })
    .from(saleOffer)
    .leftJoin(collection, eq(collection.id, saleOffer.collection))
    .where(isRunning(sql.placeholder('at')))
    .orderBy(asc(saleOffer.id))
    .prepare(),
)

const mirrorStatementOf = prepared((db: Mirror) =>
  targeted(db)
    .where(isRunning(sql.placeholder('at')))
    .prepare(),
)

function targeted(db: Mirror) {
  return db
    .select({ sale: saleOffer, collection })
    .from(saleOffer)
    .leftJoin(collection, eq(collection.id, saleOffer.collection))
    .orderBy(asc(saleOffer.id))
    .$dynamic()
}
