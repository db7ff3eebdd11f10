import type { Mirror, Queries } from '../../client'
import { contentOf } from '../collection-content'
import { mirrorFacts, priceFacts, type PriceFacts } from './facts'
import { isOneOf, membershipOf, type Membership } from './membership'
import { mirrorRankingAt, rankingAt } from './ranking'
import { mirrorRunningSales, runningSales, type Sale, type TargetedSale } from './running'

/** The sales that apply to products, by product id; products without one are missing. */
export type SalesOf = ReadonlyMap<number, Sale[]>

export const noSales: SalesOf = new Map()

/** The sales that apply to these products at a time (ISO). */
export async function salesOf(
  queries: Queries,
  ids: readonly number[],
  at: string,
): Promise<SalesOf> {
  const running = await runningSales(queries, at)
  if (running.length === 0) return noSales
  const applying = applyingSales(running, await rankingAt(queries, at, collectionsOf(running)))
  return byProduct(await priceFacts(queries, ids), applying)
}

/** The same from the mirror; `running` are the sales that run then, for callers that keep them. */
export function mirrorSalesOf(
  db: Mirror,
  ids: readonly number[],
  at: string,
  running = mirrorRunningSales(db, at),
): SalesOf {
  if (running.length === 0) return noSales
  const applying = applyingSales(running, mirrorRankingAt(db, at, collectionsOf(running)))
  return byProduct(mirrorFacts(db, ids), applying)
}

/** A text that differs whenever prices may differ for another reason than a change of the product itself. */
export function salesKey(db: Mirror, at: string) {
  const running = mirrorRunningSales(db, at)
  if (running.length === 0) return ''
  const { ranked, countedAt } = mirrorRankingAt(db, at, collectionsOf(running))
  const isByAge = collectionsOf(running).some((row) => row?.added_within_days != null)
  return JSON.stringify([running, ranked, isByAge ? countedAt : null])
}

/** Returns a function that gives the sales among these that apply to a product, in their order. */
export function applyingSales(
  sales: readonly TargetedSale[],
  ranking: Parameters<typeof membershipOf>[1],
) {
  const targeted = sales.map(({ sale, collection }) => ({
    sale,
    isFor: targetOf(sale, collection ? membershipOf(contentOf(collection), ranking) : () => false),
  }))
  return (product: PriceFacts) =>
    targeted.filter(({ isFor }) => isFor(product)).map(({ sale }) => sale)
}

function targetOf(
  sale: Pick<Sale, 'target' | 'products' | 'category' | 'subcategory'>,
  isIn: Membership,
) {
  const isFor: Record<Sale['target'], Membership> = {
    all: () => true,
    products: isOneOf(sale.products),
    collection: isIn,
    category: ({ category }) => category === sale.category,
    subcategory: ({ subcategory }) => subcategory === sale.subcategory,
  }
  return isFor[sale.target]
}

export function collectionsOf(sales: readonly TargetedSale[]) {
  return sales.map(({ collection }) => collection)
}

function byProduct(products: readonly PriceFacts[], applying: (product: PriceFacts) => Sale[]) {
  const found = new Map<number, Sale[]>()
  for (const product of products) {
    const sales = applying(product)
    if (sales.length > 0) found.set(product.id, sales)
  }
  return found
}
