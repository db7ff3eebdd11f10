import { saleOfferState } from '@etrend/domain'
import { and, asc, eq, gt, isNull, lte, or, sql, type Placeholder } from 'drizzle-orm'
import type { Database, Mirror, Queries } from '../../client'
import { prepared } from '../../prepared'
import { saleOffer } from '../../schema/sale-offers'
import { whileUnchanged } from '../../while-unchanged'
import { mirrorNamedCollections, namedCollections, type Collection } from './scope'

export type Sale = typeof saleOffer.$inferSelect
/** Sales in the order of their ids, and the collections that they name. */
export type Sales = { sales: readonly Sale[]; collections: readonly Collection[] }

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

/** The sales that are running at a time (ISO). */
export async function runningSales(queries: Queries, at: string): Promise<Sales> {
  const sales = await statementOf(queries).all({ at })
  return { sales, collections: await namedCollections(queries, sales) }
}

/** The same from the mirror. */
export function mirrorRunningSales(db: Mirror, at: string): Sales {
  const sales = mirrorStatementOf(db).all({ at })
  return { sales, collections: mirrorNamedCollections(db, sales) }
}

/**
 * Returns a function that gives the sales that are running at a time (ISO), as `mirrorRunningSales` does, from those
 * that are kept in memory until the next commit. While the same sales run, it gives the same object.
 */
export function keptRunningSales(db: Database) {
  const statement = inOrder(db.mirror).where(eq(saleOffer.is_active, true)).prepare()
  const active = whileUnchanged(db, (): Sales => {
    const sales = statement.all()
    return { sales, collections: mirrorNamedCollections(db.mirror, sales) }
  })
  let kept: { all: Sales; running: Sales } | undefined
  return (at: string): Sales => {
    const all = active()
    const sales = all.sales.filter((sale) => saleOfferState(sale, at) === 'running')
    const isSame = kept?.all === all && isSameList(kept.running.sales, sales)
    if (!kept || !isSame) kept = { all, running: { ...all, sales } }
    return kept.running
  }
}

function isSameList(one: readonly Sale[], other: readonly Sale[]) {
  return one.length === other.length && one.every((sale, place) => sale === other[place])
}

const statementOf = prepared((db: Queries) =>
  db
    .select()
    .from(saleOffer)
    .where(isRunning(sql.placeholder('at')))
    .orderBy(asc(saleOffer.id))
    .prepare(),
)

const mirrorStatementOf = prepared((db: Mirror) =>
  inOrder(db)
    .where(isRunning(sql.placeholder('at')))
    .prepare(),
)

function inOrder(db: Mirror) {
  return db.select().from(saleOffer).orderBy(asc(saleOffer.id)).$dynamic()
}
