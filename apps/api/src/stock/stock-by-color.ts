import { contract, type ColorStock, type ColorStockQuery } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { productColorInfoKept } from '../db/catalogue/labels'
import type { Database, Queries } from '../db/client'
import { countRows, one } from '../db/rows'
import { color, product, productColor } from '../db/schema/catalogue'
import { unitCode } from '../db/schema/stock'
import { matchesWords, ordered, positionOf, withTotal } from '../http/list-page'
import { groupBy } from '../lib/group-by'
import { unitsIn, unitWords } from './levels'
import { unitKey } from './thresholds'
import { colorSums, unitRows } from './unit-levels'

/** The routes for what is on hand by product color. */
export function stockByColorRoutes(db: Database) {
  return initServer().router(contract.stockByColor, {
    list: async ({ query, reply }) => ({
      status: 200,
      body: withTotal(reply, await listColors(db.read, query)),
    }),
    counts: async ({ query: { at } }) => ({ status: 200, body: await countColors(db.read, at) }),
  })
}

/** A page of the product colors that were ever in stock, with the levels of all their sizes. */
async function listColors(db: Queries, query: ColorStockQuery) {
  const sums = colorSums(db, query.at)
  const isFound = hasUnit(db, sums.product_color, query)
  const info = productColorInfoKept(sums.product_color)
  const worst = sql`CASE WHEN ${sums.out} > 0 THEN 0 WHEN ${sums.low} > 0 THEN 1 ELSE 2 END`
  const select = db
    .select({
      id: sums.product_color,
      product: product.id,
      product_color_info: info.as('product_color_info'),
      product_title: product.title,
      color_name: color.color_name,
      quantity: sums.pieces,
      stock: sql<
        ColorStock['stock']
      >`CASE ${worst} WHEN 0 THEN 'out' WHEN 1 THEN 'low' ELSE 'in' END`,
      waiting: sums.waiters,
    })
    .from(sums)
    .leftJoin(productColor, eq(productColor.id, sums.product_color))
    .leftJoin(product, eq(product.id, productColor.product))
    .leftJoin(color, eq(color.id, productColor.color))
    .where(isFound)
  const sorts = {
    product_color_info: info,
    quantity: sql`${sums.pieces}`,
    waiting: sql`${sums.waiters}`,
  }
  const byName = [asc(info), asc(sums.product_color)]
  const order = ordered(query.sort, sorts, query.sort ? byName : [asc(worst), ...byName])
  const { limit, offset } = positionOf(query)
  const rows = await select
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  // Counted without the names, which need a join for each product color of the shop.
  const all = db.select({ id: sums.product_color }).from(sums).where(isFound)
  const total = await countRows(db, all)
  const ids = rows.map(({ id }) => id)
  const units = await unitsOfColors(db, ids, query.at)
  return { rows: rows.map((row) => ({ ...row, units: units.get(row.id) ?? [] })), total }
}

/** How many product colors have a unit at each level, now or at a past time. */
function countColors(db: Queries, at?: string) {
  const sums = colorSums(db, at)
  const having = (units: SQL.Aliased<number>) =>
    sql<number>`count(CASE WHEN ${units} > 0 THEN 1 END)`
  return one(
    db
      .select({
        all: sql<number>`count(*)`,
        out: having(sums.out),
        low: having(sums.low),
        in: having(sums.in),
      })
      .from(sums),
  )
}

/** Product colors with a unit that the request's search and filters find; undefined where it has neither. */
function hasUnit(
  db: Queries,
  productColorId: Parameters<typeof inArray>[0],
  { q, at, ...filters }: ColorStockQuery,
) {
  const { select, columns, isThere } = unitRows(db, at)
  const found = and(unitsIn(db, columns, filters), matchesWords(unitWords(columns), q))
  if (!found) return undefined
  const unit = select.where(and(isThere, found)).as('found_unit')
  return inArray(productColorId, db.select({ id: unit.product_color }).from(unit))
}

/** The units of these product colors with their codes, in the order of sizes. */
async function unitsOfColors(db: Queries, ids: number[], at?: string) {
  const { select, columns, isThere } = unitRows(db, at)
  const rows = await select
    .where(and(isThere, inArray(columns.product_color, ids)))
    .orderBy(asc(columns.sizeOrder), asc(columns.size))
  const codes = await db.select().from(unitCode).where(inArray(unitCode.product_color, ids))
  const codesOf = new Map(codes.map((row) => [unitKey(row), row]))
  const units = rows.map((row) => {
    const { sku = null, barcode = null } = codesOf.get(row.id) ?? {}
    return { ...row, sku, barcode }
  })
  return groupBy(units, (unit) => unit.product_color)
}
