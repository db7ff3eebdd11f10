import { inArray } from 'drizzle-orm'
import type { Queries } from '../../client'
import { collection } from '../../schema/collections'
import { contentOf } from '../collection-content'
import { priceFacts } from './facts'
import { membershipOf } from './membership'
import { rankingAt } from './ranking'

/** Those of the products that are in one of these collections at a time (ISO). Deleted collections have no products. */
export async function productsIn(
  queries: Queries,
  collections: readonly number[],
  products: readonly number[],
  at: string,
) {
  const rows = await queries
    .select()
    .from(collection)
    .where(inArray(collection.id, [...collections]))
  const ranking = await rankingAt(queries, at, rows)
  const memberships = rows.map((row) => membershipOf(contentOf(row), ranking))
  const facts = await priceFacts(queries, [...new Set(products)])
  return facts.filter((product) => memberships.some((isIn) => isIn(product))).map(({ id }) => id)
}
