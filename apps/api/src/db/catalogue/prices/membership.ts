import type { CollectionContent, CollectionRule } from '@etrend/contract'
import { paisa } from '@etrend/domain'
import { inArray } from 'drizzle-orm'
import { DAY_MS } from '../../../lib/times'
import type { Queries } from '../../client'
import { collection } from '../../schema/collections'
import { contentOf } from '../collection-content'
import { priceFacts, type PriceFacts } from './facts'
import { rankingAt } from './ranking'

export type Membership = (product: PriceFacts) => boolean

/**
 * Returns a function that says whether a product is in a collection. `ranked` are the best-selling products that are on
 * sale, best first; `countedAt` is when they were counted, and the time at which the age of products is taken. The
 * listing evaluates the same rules for whole catalogues (store/listing/members.ts); a test compares the two.
 */
export function membershipOf(
  { kind, rule, products }: CollectionContent,
  { ranked, countedAt }: { ranked: readonly PriceFacts[]; countedAt: string },
): Membership {
  if (kind === 'hand') return isOneOf(products)
  const meets: Membership = (product) => meetsRule(rule, product, countedAt)
  if (rule.best_selling === null) return meets
  return isOneOf(
    ranked
      .filter(meets)
      .slice(0, rule.best_selling)
      .map(({ id }) => id),
  )
}

/** Whether a product is one of these. */
export function isOneOf(ids: readonly number[]): Membership {
  const known = new Set(ids)
  return ({ id }) => known.has(id)
}

/** Every condition but that of the best-selling products. Prices count as they are before sales. */
function meetsRule(rule: CollectionRule, product: PriceFacts, countedAt: string) {
  const paid = product.discounted_price ?? product.price
  const since = Date.parse(countedAt) - (rule.added_within_days ?? 0) * DAY_MS
  return (
    (rule.category === null || rule.category === product.category) &&
    (rule.subcategory === null || rule.subcategory === product.subcategory) &&
    (rule.color === null || product.colors.includes(rule.color)) &&
    (rule.min_price === null || paid >= paisa(rule.min_price)) &&
    (rule.max_price === null || paid <= paisa(rule.max_price)) &&
    (!rule.is_discounted || product.discounted_price !== null) &&
    (rule.added_within_days === null || Date.parse(product.created_at) >= since)
  )
}

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
