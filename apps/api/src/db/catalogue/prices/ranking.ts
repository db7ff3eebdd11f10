import type { Mirror, Queries } from '../../client'
import { first } from '../../rows'
import { bestSelling, type collection } from '../../schema/collections'
import { mirrorFacts, priceFacts } from './facts'

type Collections = readonly (typeof collection.$inferSelect)[]

/**
 * What `membershipOf` asks about best-selling products at a time (ISO). Their facts are read only where one of the
 * collections depends on them.
 */
export async function rankingAt(queries: Queries, at: string, collections: Collections) {
  const row = await first(queries.select().from(bestSelling).limit(1))
  const ids = collections.some(countsSales) ? (row?.products ?? []) : []
  return { ranked: await priceFacts(queries, ids, at), countedAt: row?.counted_at ?? at }
}

/** The same from the mirror. */
export function mirrorRankingAt(db: Mirror, at: string, collections: Collections) {
  const row = db.select().from(bestSelling).limit(1).get()
  const ids = collections.some(countsSales) ? (row?.products ?? []) : []
  return {
    ranked: mirrorFacts(db, ids, { at, withColors: true }),
    countedAt: row?.counted_at ?? at,
  }
}

function countsSales(row: Collections[number]) {
  return row?.best_selling != null
}
