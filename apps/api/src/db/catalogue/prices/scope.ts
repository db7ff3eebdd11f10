import { isEmptyScope, type ProductScope, type Scoped } from '@etrend/contract'
import { nameKey } from '@etrend/contract/typed-text'
import { inArray } from 'drizzle-orm'
import type { Mirror, Queries } from '../../client'
import { collection } from '../../schema/collections'
import { contentOf } from '../collection-content'
import { priceFacts, type PriceFacts } from './facts'
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
  if (isEmptyScope(excluding)) return isChosen
  const isException = inScope(excluding, collections, ranking)
  return (product) => isChosen(product) && !isException(product)
}

/** Whether a sale depends on more of a product than its sub category and brand. */
export function namesProducts({ applies_to, excluding }: Scoped) {
  return [applies_to ?? excluding, excluding].some(
    ({ products, collections }) => products.length > 0 || collections.length > 0,
  )
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
  const lists: Membership[] = named
    .filter(({ id }) => scope.collections.includes(id))
    .map((row) => membershipOf(contentOf(row), ranking))
  // Only what is asked for, because a change of sales asks it of every product.
  if (scope.products.length > 0) lists.push(having(scope.products, ({ id }) => id))
  if (scope.categories.length > 0) lists.push(having(scope.categories, (one) => one.category))
  if (scope.subcategories.length > 0)
    lists.push(having(scope.subcategories, (one) => one.subcategory))
  if (scope.brands.length > 0) lists.push(ofBrand(scope.brands))
  return (product) => lists.some((isIn) => isIn(product))
}

function having(ids: readonly number[], idOf: (product: PriceFacts) => number): Membership {
  const known = new Set(ids)
  return (product) => known.has(idOf(product))
}

/** Each spelling of a brand is compared once: a shop has few of them. */
function ofBrand(brands: readonly string[]): Membership {
  const keys = new Set(brands.map(nameKey))
  const known = new Map<string, boolean>()
  return ({ brand }) => {
    const found = known.get(brand) ?? keys.has(nameKey(brand))
    known.set(brand, found)
    return found
  }
}
