import {
  contract,
  MOST_EXAMPLES,
  roleMay,
  type SaleOfferPreview,
  type saleOfferQuestion,
} from '@etrend/contract'
import { LEAST_SALE_PRICE, paidPrice, paisa, rupees } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type * as z from 'zod'
import { factsOnSale, writtenPrices } from '../db/catalogue/prices/facts'
import { rankingAt } from '../db/catalogue/prices/ranking'
import type { Sale } from '../db/catalogue/prices/running'
import { applyingSales } from '../db/catalogue/prices/sales-of'
import { namedCollections } from '../db/catalogue/prices/scope'
import type { Database, Queries } from '../db/client'
import { broughtBySale } from '../db/promoted-orders'
import { product } from '../db/schema/catalogue'
import { saleOffer } from '../db/schema/sale-offers'
import { visitorOf } from '../http/access'
import { authorOf } from '../records/audit'
import { crudHandlers } from '../records/crud-handlers'
import { requireScopes } from '../records/scopes'
import { readSheet } from '../sheets/sheet'
import { importSales, tryImport } from './sale-import/import-sales'
import { saleOfferStore, withStart } from './sale-offers'

type Question = z.output<typeof saleOfferQuestion>
/** A product that the sale is for: its prices in rupees, the average cost of a piece, and the sale that makes the price. */
type Seen = { id: number; before: number; after: number; cost: number | null; by: Sale | null }
/** The average costs of products in paisa, by id. */
export type AverageCosts = (queries: Queries) => Promise<ReadonlyMap<number, number>>

/** What staff do with sales: the calls of every noun, the preview, the import, and what a sale brought. */
export function saleOfferRoutes(parts: {
  db: Database
  clock: () => Date
  averageCosts: AverageCosts
}) {
  const { db, clock, averageCosts } = parts
  const store = saleOfferStore(clock)
  return initServer().router(contract.saleOffers, {
    ...crudHandlers(parts, store),
    preview: async ({ body, request }) => {
      const seesCosts = roleMay(visitorOf(request).staff_role?.permissions, 'costs')
      const now = clock().toISOString()
      return {
        status: 200,
        body: await db.snapshot(async (queries) =>
          previewSale(queries, body, now, seesCosts ? await averageCosts(queries) : undefined),
        ),
      }
    },
    importRows: async ({ body, request }) => {
      const sheet = await readSheet(body.text)
      const by = authorOf(request, clock)
      return {
        status: 200,
        body: body.is_trial
          ? await tryImport(db.read, sheet, by.at)
          : await importSales(db, sheet, store, by),
      }
    },
    brought: async ({ params }) => ({ status: 200, body: await broughtBySale(db.read, params.id) }),
  })
}

/**
 * What a sale would do to the products that are on sale at `now` (ISO), beside the sales that run at the same time.
 * `costs` are the average costs of products in paisa; undefined for staff who may not see them.
 */
async function previewSale(
  queries: Queries,
  { id, ...question }: Question,
  now: string,
  costs: ReadonlyMap<number, number> | undefined,
): Promise<SaleOfferPreview> {
  const values = withStart(question, now)
  await requireScopes(queries, values)
  const own: Sale = { ...values, id: id ?? Number.MAX_SAFE_INTEGER, title: '', is_active: true }
  const others = await salesBeside(queries, own)
  const collections = await namedCollections(queries, [...others, own])
  const ranking = await rankingAt(queries, now, collections)
  const isFor = applyingSales({ sales: [own], collections }, ranking)
  const besides = applyingSales({ sales: others, collections }, ranking)

  const reduced: Seen[] = []
  const unreduced: Seen[] = []
  const overtaken: Seen[] = []
  const atFloor: Seen[] = []
  const atLeast: Seen[] = []
  const facts = (await factsOnSale(queries, now)).filter((one) => isFor(one).length > 0)
  for (const one of facts) {
    const prices = writtenPrices(one)
    const best = paidPrice(prices, inOrder([...besides(one), own]))
    const before = paidPrice(prices, besides(one)).price
    const cost = costs?.get(one.id)
    const seen = {
      id: one.id,
      before,
      after: best.price,
      cost: cost === undefined ? null : rupees(cost),
      by: best.by,
    }
    if (paidPrice(prices, [own]).by === null) unreduced.push(seen)
    else if (best.by !== own) overtaken.push(seen)
    else {
      reduced.push(seen)
      if (best.price === prices.floor_price) atFloor.push(seen)
      if (prices.floor_price === null && best.price === LEAST_SALE_PRICE) atLeast.push(seen)
    }
  }
  const belowCost = reduced.filter(({ after, cost }) => cost !== null && after < cost)
  const groups = [reduced, unreduced, overtaken, atFloor, atLeast, belowCost]
  const titleOf = await titles(queries, groups.flatMap(first))
  const some = (all: Seen[]) => ({
    count: all.length,
    examples: first(all).map(({ id: ofProduct, before, after, cost }) => ({
      id: ofProduct,
      title: titleOf.get(ofProduct) ?? '',
      before,
      after,
      margin: cost === null ? null : rupees(paisa(after) - paisa(cost)),
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
    most_off: reduced.reduce((most, seen) => Math.max(most, partOff(seen)), 0),
    margin: costs ? { ...marginsOf(reduced), below_cost: some(belowCost) } : null,
  }
}

function first(seen: Seen[]) {
  return seen.slice(0, MOST_EXAMPLES)
}

/** In per cent, to one decimal. */
function partOff({ before, after }: Seen) {
  return Math.round((1 - after / before) * 1000) / 10
}

/** What is left of the prices after costs, before and after, as if one piece of each product was sold. */
function marginsOf(reduced: Seen[]) {
  const known = reduced.filter(({ cost }) => cost !== null)
  return { known: known.length, before: left(known, 'before'), after: left(known, 'after') }
}

/** In per cent of the prices, to one decimal. */
function left(known: Seen[], at: 'before' | 'after') {
  const prices = known.reduce((sum, seen) => sum + seen[at], 0)
  const costs = known.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
  return prices === 0 ? 0 : Math.round((1 - costs / prices) * 1000) / 10
}

/** The other sales, switched on, whose times overlap with those of a sale. */
async function salesBeside(queries: Queries, { id, starts_at, ends_at }: Sale) {
  return await queries
    .select()
    .from(saleOffer)
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
