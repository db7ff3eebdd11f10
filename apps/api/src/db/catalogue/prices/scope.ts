import { isEmptyScope, type ProductScope, type Scoped } from '@etrend/contract'
import { nameKey } from '@etrend/contract/typed-text'
import { inArray } from 'drizzle-orm'
import type { Mirror, Queries } from '../../client'
import { collection } from '../../schema/collections'
import { contentOf } from '../collection-content'
import { priceFacts } from './facts'
import { membershipOf, type Membership, type Ranking } from './membership'
import { rankingAt } from './ranking'

export type Collection = typeof collection.$inferSelect

/** The collections that these name, as what they apply to or as exceptions. Deleted ones are missing. */
export async function namedCollections(queries: Queries, named: readonly Scoped[]) {
  const ids = collectionIds(named)
  if (ids.length === 0) return []
  return await queries.select().from(collection).where(inArray(collection.id, ids))
}

/** The same from the mirror. */
export function mirrorNamedCollections(db: Mirror, named: readonly Scoped[]) {
  const ids = collectionIds(named)
  return ids.length === 0
    ? []
    : db.select().from(collection).where(inArray(collection.id, ids)).all()
}

function collectionIds(named: readonly Scoped[]) {
  return [
    ...new Set(
      named.flatMap(({ applies_to, excluding }) => [
        ...(applies_to?.collections ?? []),
        ...excluding.collections,
      ]),
    ),
  ]
}

/**
 * Returns a function that says whether a sale or a promo code is for a product. `collections` has the collections that it
 * names; those that are missing there have no products.
 */
export function reachOf(
  { applies_to, excluding }: Scoped,
  collections: readonly Collection[],
  ranking: Ranking,
): Membership {
  const isChosen = applies_to ? inScope(applies_to, collections, ranking) : () => true
  const isException = inScope(excluding, collections, ranking)
  return (product) => isChosen(product) && !isException(product)
}

/** Those of the products that a promo code is for at a time (ISO); null where it is for every product. */
export async function productsInReach(
  queries: Queries,
  { applies_to, excluding }: Scoped,
  products: readonly number[],
  at: string,
) {
  if (applies_to === null && isEmptyScope(excluding)) return null
  const scoped = { applies_to, excluding }
  const collections = await namedCollections(queries, [scoped])
  const isFor = reachOf(scoped, collections, await rankingAt(queries, at, collections))
  const facts = await priceFacts(queries, [...new Set(products)])
  return facts.filter(isFor).map(({ id }) => id)
}

function inScope(scope: ProductScope, named: readonly Collection[], ranking: Ranking): Membership {
  const products = new Set(scope.products)
  const categories = new Set(scope.categories)
  const subcategories = new Set(scope.subcategories)
  const brands = new Set(scope.brands.map(nameKey))
  const collections = named
    .filter(({ id }) => scope.collections.includes(id))
    .map((row) => membershipOf(contentOf(row), ranking))
  return (product) =>
    products.has(product.id) ||
    categories.has(product.category) ||
    subcategories.has(product.subcategory) ||
    (brands.size > 0 && brands.has(nameKey(product.brand))) ||
    collections.some((isIn) => isIn(product))
}
