import { rupees, type OwnPrices } from '@etrend/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { groupBy } from '../../../lib/group-by'
import type { Mirror, Queries } from '../../client'
import { givenIds, idList } from '../../ids'
import { prepared } from '../../prepared'
import { product, productColor, subcategory } from '../../schema/catalogue'
import { onSale } from '../on-sale'

/** What collections by rule and sales ask about a product. Prices in paisa, as staff wrote them at the product. */
export type PriceFacts = ProductRow & { colors: readonly number[] }

type ProductRow = {
  id: number
  category: number
  subcategory: number
  brand: string
  price: number
  discounted_price: number | null
  floor_price: number | null
  created_at: string
}
type ColorRow = { product: number; color: number }

/** The facts of these products, in the order of the ids; with `at` (ISO) only of those that are on sale then. */
export async function priceFacts(queries: Queries, ids: readonly number[], at?: string) {
  if (ids.length === 0) return []
  const { products, onSaleThen, colors } = statementsOf(queries)
  const given = idList(ids)
  const rows = at === undefined ? products.all(given) : onSaleThen.all({ ...given, at })
  return inOrder(ids, await rows, await colors.all(given))
}

/** The same from the mirror; without colors where nothing asks for them, since there are more of them than products. */
export function mirrorFacts(
  db: Mirror,
  ids: readonly number[],
  { at, withColors }: { at?: string; withColors: boolean },
) {
  if (ids.length === 0) return []
  const { products, onSaleThen, colors } = mirrorStatementsOf(db)
  const given = idList(ids)
  const rows = at === undefined ? products.all(given) : onSaleThen.all({ ...given, at })
  return inOrder(ids, rows, withColors ? colors.all(given) : [])
}

/** The facts of every product that is on sale at a time (ISO), by id. */
export async function factsOnSale(queries: Queries, at: string) {
  const rows = await productsOf(queries).where(onSale(at))
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other)
  return inOrder(ids, rows, await queries.select(colorColumns).from(productColor))
}

/** Its prices in rupees, as staff wrote them at the product. */
export function writtenPrices({ price, discounted_price, floor_price }: PriceFacts): OwnPrices {
  return {
    price: rupees(price),
    discounted_price: discounted_price === null ? null : rupees(discounted_price),
    floor_price: floor_price === null ? null : rupees(floor_price),
  }
}

const columns = {
  id: product.id,
  category: subcategory.category,
  subcategory: product.subcategory,
  brand: product.Brand,
  // In paisa: the columns themselves would be read in rupees.
  price: sql<number>`${product.price}`,
  discounted_price: sql<number | null>`${product.discounted_price}`,
  floor_price: sql<number | null>`${product.floor_price}`,
  created_at: product.created_at,
}
const colorColumns = { product: productColor.product, color: productColor.color }
const isItsSubcategory = eq(subcategory.id, product.subcategory)

const isAsked = inArray(product.id, givenIds)
const isOnSaleThen = and(isAsked, onSale(sql.placeholder('at')))
const isColorOfAsked = inArray(productColor.product, givenIds)

// A detail asks for one product at each request while sales run: building the statements would cost more than they do.
const statementsOf = prepared((db: Queries) => ({
  products: productsOf(db).where(isAsked).prepare(),
  onSaleThen: productsOf(db).where(isOnSaleThen).prepare(),
  colors: db.select(colorColumns).from(productColor).where(isColorOfAsked).prepare(),
}))

const mirrorStatementsOf = prepared((db: Mirror) => {
  const rows = () => db.select(columns).from(product).innerJoin(subcategory, isItsSubcategory)
  return {
    products: rows().where(isAsked).prepare(),
    onSaleThen: rows().where(isOnSaleThen).prepare(),
    colors: db.select(colorColumns).from(productColor).where(isColorOfAsked).prepare(),
  }
})

function productsOf(db: Queries) {
  return db.select(columns).from(product).innerJoin(subcategory, isItsSubcategory)
}

function inOrder(ids: readonly number[], rows: ProductRow[], colors: ColorRow[]): PriceFacts[] {
  const found = new Map(rows.map((row) => [row.id, row]))
  const colorsBy = groupBy(colors, (row) => row.product)
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    return { ...row, colors: (colorsBy.get(id) ?? []).map(({ color }) => color) }
  })
}
