import type { Database, Mirror, Queries } from '../../client'
import { mirrorFacts, priceFacts, type PriceFacts } from './facts'
import type { Ranking } from './membership'
import { mirrorRankingAt, rankingAt } from './ranking'
import {
  keptRunningSales,
  mirrorRunningSales,
  runningSales,
  type Sale,
  type Sales,
} from './running'
import { namesProducts, reachOf } from './scope'

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
  if (running.sales.length === 0) return noSales
  const applying = applyingSales(running, await rankingAt(queries, at, running.collections))
  return byProduct(withSales(await priceFacts(queries, ids), applying))
}

/** Returns a function that gives the same from the mirror, for callers with many products. */
export function mirrorSalesAt(db: Mirror, at: string, running = mirrorRunningSales(db, at)) {
  if (running.sales.length === 0) return () => noSales
  const pricing = mirrorPricingAt(db, at, running)
  return (ids: readonly number[]) => byProduct(pricing(ids))
}

/** Returns a function that gives the facts of products beside the sales that apply to each at a time (ISO), from the mirror. */
export function mirrorPricingAt(db: Mirror, at: string, running = mirrorRunningSales(db, at)) {
  const applying = applyingSales(running, mirrorRankingAt(db, at, running.collections))
  const withColors = running.collections.some(({ color }) => color !== null)
  return (ids: readonly number[]) => withSales(mirrorFacts(db, ids, { withColors }), applying)
}

/**
 * Returns a function that gives the sales that apply to products at a time (ISO), as `salesOf` does. The running
 * sales, and what they are for, are kept until another sale runs or something is committed.
 */
export function keptSalesOf(db: Database) {
  const running = keptRunningSales(db)
  let kept: { sales: Sales; of: ReturnType<typeof mirrorSalesAt> } | undefined
  return (ids: readonly number[], at: string) => {
    const sales = running(at)
    if (kept?.sales !== sales) kept = { sales, of: mirrorSalesAt(db.mirror, at, sales) }
    return kept.of(ids)
  }
}

/** A text that differs whenever prices may differ for another reason than a change of the product itself. */
export function salesKey(db: Mirror, at: string) {
  const running = mirrorRunningSales(db, at)
  if (running.sales.length === 0) return ''
  const { ranked, countedAt } = mirrorRankingAt(db, at, running.collections)
  const isByAge = running.collections.some((row) => row.added_within_days !== null)
  return JSON.stringify([running, ranked, isByAge ? countedAt : null])
}

/**
 * Returns a function that gives the sales among these that apply to a product, in their order. Those that depend only on
 * its sub category and brand are found once for all products that share both: when a sale begins, every product is asked.
 */
export function applyingSales({ sales, collections }: Sales, ranking: Ranking) {
  const reaches = sales.map((sale) => ({
    sale,
    isFor: reachOf(sale, collections, ranking),
    isByKind: !namesProducts(sale),
  }))
  const byKind = reaches.filter((reach) => reach.isByKind)
  const found = new Map<string, Set<Sale>>()

  function ofKind(product: PriceFacts) {
    const kind = `${product.subcategory}/${product.brand}`
    const known = found.get(kind)
    if (known) return known
    const applying = byKind.filter(({ isFor }) => isFor(product)).map(({ sale }) => sale)
    const added = new Set(applying)
    found.set(kind, added)
    return added
  }

  return (product: PriceFacts) => {
    const kind = ofKind(product)
    const applying: Sale[] = []
    for (const { sale, isFor, isByKind } of reaches) {
      if (isByKind ? kind.has(sale) : isFor(product)) applying.push(sale)
    }
    return applying
  }
}

function withSales(products: readonly PriceFacts[], applying: (product: PriceFacts) => Sale[]) {
  return products.map((facts) => ({ facts, sales: applying(facts) }))
}

function byProduct(products: ReturnType<typeof withSales>): SalesOf {
  const reduced = products.filter(({ sales }) => sales.length > 0)
  return new Map(reduced.map(({ facts, sales }) => [facts.id, sales]))
}
