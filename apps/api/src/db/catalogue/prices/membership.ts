import type { CollectionContent, CollectionRule } from '@etrend/contract'
import { paisa } from '@etrend/domain'
import { DAY_MS } from '../../../lib/times'
import type { PriceFacts } from './facts'

export type Membership = (product: PriceFacts) => boolean

/**
 * The best-selling products that are on sale, best first; `countedAt` is when they were counted, and the time at which the
 * age of products is taken.
 */
export type Ranking = { ranked: readonly PriceFacts[]; countedAt: string }

/**
 * Returns a function that says whether a product is in a collection. The
 * listing evaluates the same rules for whole catalogues (store/listing/members.ts); a test compares the two.
 */
export function membershipOf(
  { kind, rule, products }: CollectionContent,
  { ranked, countedAt }: Ranking,
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
function isOneOf(ids: readonly number[]): Membership {
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
