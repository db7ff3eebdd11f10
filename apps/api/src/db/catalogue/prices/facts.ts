import { sql, type SQL } from 'drizzle-orm'
import { groupBy } from '../../../lib/group-by'
import type { Mirror, Queries } from '../../client'
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
  const rows = await queries.all<ProductRow>(productsOf(among(ids), at))
  return inOrder(ids, rows, await queries.all<ColorRow>(colorsOf(among(ids))))
}

/** The same from the mirror. */
export function mirrorFacts(db: Mirror, ids: readonly number[], at?: string) {
  if (ids.length === 0) return []
  const rows = db.all<ProductRow>(productsOf(among(ids), at))
  return inOrder(ids, rows, db.all<ColorRow>(colorsOf(among(ids))))
}

/** The facts of every product that is on sale at a time (ISO), by id. */
export async function factsOnSale(queries: Queries, at: string) {
  const every = sql`(SELECT id FROM product AS every)`
  const rows = await queries.all<ProductRow>(productsOf(every, at))
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other)
  return inOrder(ids, rows, await queries.all<ColorRow>(colorsOf(every)))
}

function productsOf(ids: SQL, at: string | undefined) {
  return sql`
    SELECT product.id, subcategory.category, product.subcategory, product."Brand" AS brand, product.price,
      product.discounted_price, product.floor_price, product.created_at
    FROM product JOIN subcategory ON subcategory.id = product.subcategory
    WHERE product.id IN ${ids} ${at === undefined ? sql`` : sql`AND ${onSale(at)}`}`
}

function colorsOf(ids: SQL) {
  return sql`SELECT product, color FROM product_color WHERE product IN ${ids}`
}

function among(ids: readonly number[]) {
  return sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`
}

function inOrder(ids: readonly number[], rows: ProductRow[], colors: ColorRow[]): PriceFacts[] {
  const found = new Map(rows.map((row) => [row.id, row]))
  const colorsBy = groupBy(colors, ({ product }) => product)
  return ids.flatMap((id) => {
    const row = found.get(id)
    if (!row) return []
    return { ...row, colors: (colorsBy.get(id) ?? []).map(({ color }) => color) }
  })
}
