import { createHash } from 'node:crypto'
import { contract, type MatchingProducts, type StaffProductQuery } from '@etrend/contract'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { category, product, subcategory } from '../db/schema/catalogue'
import { Refusal } from '../lib/refusal'
import { productCondition } from './product-conditions'

/** A change of so many products takes about ten seconds, within the browser's time limit. */
const MOST = 5000

/** How many products match at a time (ISO), and a mark by which a later call knows whether they are still the same. */
export async function countMatching(queries: Queries, query: StaffProductQuery, at: string) {
  const ids = await idsOf(queries, query, at)
  return { count: ids.length, mark: markOf(ids) }
}

/**
 * The chosen products' ids, each once: `ids`, or all that match but `ids`. Throws Refusal: 400 for a query that the list
 * doesn't know, or for too many products; 409 where other products match than when they were counted.
 */
export async function chosenProducts(
  queries: Queries,
  { ids = [], match }: { ids?: number[] | undefined; match?: MatchingProducts | undefined },
  at: string,
) {
  if (!match) return [...new Set(ids)]
  const query = contract.staffProducts.list.query.safeParse(match.query)
  if (!query.success) {
    const message = query.error.issues[0]?.message ?? 'Filter as the product list does.'
    throw new Refusal(400, message, { match: message })
  }
  const found = await idsOf(queries, query.data, at)
  if (markOf(found) !== match.mark) {
    throw new Refusal(
      409,
      `Other products match by now: ${found.length}. Look at the list again, and select them anew.`,
    )
  }
  const left = new Set(ids)
  const chosen = found.filter((id) => !left.has(id))
  if (chosen.length > MOST) {
    const message = `Choose at most ${MOST} products at a time: these are ${chosen.length}.`
    throw new Refusal(400, message, { match: message })
  }
  return chosen
}

async function idsOf(queries: Queries, query: StaffProductQuery, at: string) {
  const rows = await queries
    .select({ id: product.id })
    .from(product)
    .innerJoin(subcategory, eq(subcategory.id, product.subcategory))
    .innerJoin(category, eq(category.id, subcategory.category))
    .where(productCondition(query, at))
    .orderBy(asc(product.id))
  return rows.map(({ id }) => id)
}

function markOf(ids: number[]) {
  return createHash('sha1').update(ids.join()).digest('base64url')
}
