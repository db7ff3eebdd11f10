import { contract, type SaleOfferPreview, type saleOfferQuestion } from '@etrend/contract'
import { LEAST_SALE_PRICE, paidPrice, rupees } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type * as z from 'zod'
import { factsOnSale, type PriceFacts } from '../db/catalogue/prices/facts'
import { rankingAt } from '../db/catalogue/prices/ranking'
import type { TargetedSale } from '../db/catalogue/prices/running'
import { applyingSales, collectionsOf } from '../db/catalogue/prices/sales-of'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { product } from '../db/schema/catalogue'
import { collection } from '../db/schema/collections'
import { saleOffer } from '../db/schema/sale-offers'
import { crudHandlers } from '../records/crud-handlers'
import { requireTarget, saleOfferStore, valuesOf } from './sale-offers'

const EXAMPLES = 6

type Question = z.output<typeof saleOfferQuestion>
type Sale = TargetedSale['sale']
type Seen = { id: number; before: number; after: number; by: Sale | null }

/** What staff do with sales: the calls of every noun, and the preview. */
export function saleOfferRoutes(parts: { db: Database; clock: () => Date }) {
  const { db, clock } = parts
  return initServer().router(contract.saleOffers, {
    ...crudHandlers(parts, saleOfferStore(clock)),
    preview: async ({ body }) => ({
      status: 200,
      body: await db.snapshot((queries) => previewSale(queries, body, clock().toISOString())),
    }),
  })
}

/** What a sale would do to the products that are on sale at `now` (ISO), beside the sales that run at the same time. */
async function previewSale(
  queries: Queries,
  { id, ...question }: Question,
  now: string,
): Promise<SaleOfferPreview> {
  const values = valuesOf(question, now)
  await requireTarget(queries, values)
  const own: Sale = { ...values, id: id ?? Number.MAX_SAFE_INTEGER, title: '', is_active: true }
  const others = await salesBeside(queries, own)
  const target = { sale: own, collection: await collectionOf(queries, own.collection) }
  const ranking = await rankingAt(queries, now, collectionsOf([...others, target]))
  const isFor = applyingSales([target], ranking)
  const besides = applyingSales(others, ranking)

  const reduced: Seen[] = []
  const unreduced: Seen[] = []
  const overtaken: Seen[] = []
  const atFloor: Seen[] = []
  const atLeast: Seen[] = []
  const facts = (await factsOnSale(queries, now)).filter((one) => isFor(one).length > 0)
  for (const one of facts) {
    const prices = pricesOf(one)
    const best = paidPrice(prices, inOrder([...besides(one), own]))
    const before = paidPrice(prices, besides(one)).price
    const seen = { id: one.id, before, after: best.price, by: best.by }
    if (paidPrice(prices, [own]).by === null) unreduced.push(seen)
    else if (best.by !== own) overtaken.push(seen)
    else {
      reduced.push(seen)
      if (best.price === prices.floor_price) atFloor.push(seen)
      if (prices.floor_price === null && best.price === LEAST_SALE_PRICE) atLeast.push(seen)
    }
  }
  const shown = [reduced, unreduced, overtaken, atFloor, atLeast].map((all) =>
    all.slice(0, EXAMPLES),
  )
  const titleOf = await titles(queries, shown.flat())
  const some = (all: Seen[]) => ({
    count: all.length,
    examples: all.slice(0, EXAMPLES).map((seen) => ({
      id: seen.id,
      title: titleOf.get(seen.id) ?? '',
      before: seen.before,
      after: seen.after,
    })),
  })
  return {
    total: facts.length,
    reduced: some(reduced),
    own: some(unreduced),
    others: some(overtaken),
    other_sales: winners(overtaken),
    at_floor: some(atFloor),
    at_least: some(atLeast),
  }
}

/** The other sales, switched on, whose times overlap with those of a sale. */
async function salesBeside(queries: Queries, { id, starts_at, ends_at }: Sale) {
  return await queries
    .select({ sale: saleOffer, collection })
    .from(saleOffer)
    .leftJoin(collection, eq(collection.id, saleOffer.collection))
    .where(
      and(
        eq(saleOffer.is_active, true),
        ne(saleOffer.id, id),
        or(isNull(saleOffer.ends_at), gt(saleOffer.ends_at, starts_at)),
        ends_at === null ? undefined : lt(saleOffer.starts_at, ends_at),
      ),
    )
    .orderBy(asc(saleOffer.id))
}

async function collectionOf(queries: Queries, id: number | null) {
  if (id === null) return null
  return (await first(queries.select().from(collection).where(eq(collection.id, id)))) ?? null
}

function pricesOf({ price, discounted_price, floor_price }: PriceFacts) {
  return {
    price: rupees(price),
    discounted_price: discounted_price === null ? null : rupees(discounted_price),
    floor_price: floor_price === null ? null : rupees(floor_price),
  }
}

/** By id, as the shop applies them: of equally good sales the first one wins. */
function inOrder(sales: Sale[]) {
  return sales.toSorted((one, other) => one.id - other.id)
}

async function titles(queries: Queries, seen: Seen[]) {
  const ids = seen.map(({ id }) => id)
  const { id, title } = product
  const rows = await queries.select({ id, title }).from(product).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row.title]))
}

/** The sales that take more off some of these products, and how many of them. */
function winners(overtaken: Seen[]) {
  const counts = new Map<number, SaleOfferPreview['other_sales'][number]>()
  for (const { by } of overtaken) {
    if (!by) continue
    const { id, title } = by
    counts.set(id, { id, title, count: (counts.get(id)?.count ?? 0) + 1 })
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count)
}
