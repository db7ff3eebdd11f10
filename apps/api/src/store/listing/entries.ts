import type { ListedGender } from '@etrend/contract'
import { paisa, sizeWord, slug, type OwnPrices } from '@etrend/domain'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { onSale } from '../../db/catalogue/on-sale'
import { writtenPrices } from '../../db/catalogue/prices/facts'
import type { Sale } from '../../db/catalogue/prices/running'
import { mirrorPricingAt, mirrorSalesAt } from '../../db/catalogue/prices/sales-of'
import type { Mirror } from '../../db/client'
import { givenIds, idList } from '../../db/ids'
import {
  category,
  color,
  product,
  productColor,
  size,
  subcategory,
} from '../../db/schema/catalogue'
import { stockLevel } from '../../db/schema/stock'
import { paidPrices, priceColumns } from '../../stock/units'
import { gendersOf } from './genders'

// So many products are read at a time: the rows of 100,000 at once took 400 MB.
const BLOCK = 1_000

/** What the listing knows of a product: enough to filter, count and sort it, but not to show it. */
export type Entry = {
  id: number
  /** The title in lower case, so that sorting ignores case. */
  name: string
  /** What is paid, in paisa. */
  price: number
  /** Its price is shown struck through, for a sale or for its own discounted price. */
  isDiscounted: boolean
  /** How much less than the full price is paid, in whole percent, rounded down. */
  percentOff: number
  /** The same without sales, by which rules of collections go: else a sale would change its own products. */
  ownPrice: number
  isOwnDiscounted: boolean
  /** When it was added, in ms. */
  added: number
  category: string
  subcategory: string
  genders: ListedGender[]
  colors: string[]
  /** The units in stock. */
  units: { color: string; size: string }[]
  /** The highest stock level of them; 0 without any. */
  mostInStock: number
}

/** What sales change about a product. */
export type EntryPrices = Pick<
  Entry,
  'id' | 'price' | 'isDiscounted' | 'percentOff' | 'ownPrice' | 'isOwnDiscounted'
>

/**
 * Reads the entries of products that are on sale at a time (ISO): by id, or all of them. Categories and colours are
 * slugs, sizes are codes, as page addresses use.
 */
export function entryReader(db: Mirror) {
  const inStock = gt(stockLevel.quantity, 0)
  const isShown = onSale(sql.placeholder('at'))
  const next = products(db)
    .where(and(isShown, gt(product.id, sql.placeholder('last'))))
    .orderBy(asc(product.id))
    .limit(BLOCK)
    .prepare()
  const some = {
    products: products(db)
      .where(and(isShown, inArray(product.id, givenIds)))
      .prepare(),
    colors: colors(db).where(inArray(productColor.product, givenIds)).prepare(),
    units: units(db)
      .where(and(inStock, inArray(productColor.product, givenIds)))
      .prepare(),
  }
  function priced<Row extends { id: number }>(rows: Row[], salesAt: SalesAt) {
    const salesOf = salesAt(rows.map(({ id }) => id))
    return rows.map((row) => ({ ...row, sales: salesOf.get(row.id) }))
  }

  /** The rows of all products, BLOCK of them at a time. */
  function* blocks(at: string) {
    const salesAt = mirrorSalesAt(db, at)
    let last = 0
    for (;;) {
      const rows = priced(next.all({ at, last }), salesAt)
      yield rows
      const end = rows[BLOCK - 1]
      if (!end) return
      last = end.id
    }
  }

  function entriesOf(rows: ProductRow[], ids: readonly number[], shared = sharedParts()) {
    const given = idList(ids)
    return assembled(rows, some.colors.all(given), some.units.all(given), shared)
  }

  return {
    *all(at: string) {
      const shared = sharedParts()
      for (const rows of blocks(at)) {
        const ids = rows.map(({ id }) => id)
        yield* entriesOf(rows, ids, shared)
      }
    },

    /** The prices of these products at a time (ISO), as they are in their entries. */
    *prices(ids: readonly number[], at: string): Generator<EntryPrices> {
      const pricing = mirrorPricingAt(db, at)
      for (let start = 0; start < ids.length; start += BLOCK) {
        for (const { facts, sales } of pricing(ids.slice(start, start + BLOCK))) {
          yield { id: facts.id, ...pricesOf({ ...writtenPrices(facts), sales }) }
        }
      }
    },

    some: (ids: number[], at: string) =>
      entriesOf(priced(some.products.all({ ...idList(ids), at }), mirrorSalesAt(db, at)), ids),
  }
}

function products(db: Mirror) {
  return db
    .select({
      id: product.id,
      title: product.title,
      ...priceColumns,
      gender: product.gender,
      created_at: product.created_at,
      subcategory: subcategory.title,
      category: category.title,
    })
    .from(product)
    .innerJoin(subcategory, eq(subcategory.id, product.subcategory))
    .innerJoin(category, eq(category.id, subcategory.category))
}

function colors(db: Mirror) {
  return db
    .select({ product: productColor.product, color: color.color_name })
    .from(productColor)
    .innerJoin(color, eq(color.id, productColor.color))
}

function units(db: Mirror) {
  return db
    .select({
      product: productColor.product,
      color: color.color_name,
      size: size.size_name,
      quantity: stockLevel.quantity,
    })
    .from(stockLevel)
    .innerJoin(productColor, eq(productColor.id, stockLevel.product_color))
    .innerJoin(color, eq(color.id, productColor.color))
    .innerJoin(size, eq(size.id, stockLevel.size))
}

type SalesAt = ReturnType<typeof mirrorSalesAt>
type ProductRow = Awaited<ReturnType<typeof products>>[number] & { sales: Sale[] | undefined }
type ColorRow = Awaited<ReturnType<typeof colors>>[number]
type UnitRow = Awaited<ReturnType<typeof units>>[number]

function pricesOf(row: OwnPrices & { sales: Sale[] | undefined }) {
  const { price, original_price } = paidPrices(row, row.sales)
  return {
    price: paisa(price),
    isDiscounted: original_price !== null,
    percentOff: Math.floor(100 - (100 * paisa(price)) / paisa(row.price)),
    ownPrice: paisa(row.discounted_price ?? row.price),
    isOwnDiscounted: row.discounted_price !== null,
  }
}

/**
 * What entries have in common is one text or object for all of them: else 100,000 products would hold a million objects
 * for their colours and sizes.
 */
function sharedParts() {
  const slugs = new Map<string, string>()
  const units = new Map<string, Entry['units'][number]>()
  const slugOf = (title: string) => {
    const known = slugs.get(title) ?? slug(title)
    slugs.set(title, known)
    return known
  }
  const unitOf = (row: UnitRow) => {
    const key = `${row.color}/${row.size}`
    const unit = units.get(key) ?? { color: slugOf(row.color), size: sizeWord(row.size) }
    units.set(key, unit)
    return unit
  }
  return { slugOf, unitOf }
}

function assembled(
  rows: ProductRow[],
  colorRows: ColorRow[],
  unitRows: UnitRow[],
  { slugOf, unitOf }: ReturnType<typeof sharedParts>,
): Entry[] {
  const entries = new Map(
    rows.map((row): [number, Entry] => [
      row.id,
      {
        id: row.id,
        name: row.title.toLowerCase(),
        ...pricesOf(row),
        added: Date.parse(row.created_at),
        category: slugOf(row.category),
        subcategory: slugOf(row.subcategory),
        genders: gendersOf(row.gender, row.category),
        colors: [],
        units: [],
        mostInStock: 0,
      },
    ]),
  )
  for (const row of colorRows) entries.get(row.product)?.colors.push(slugOf(row.color))
  for (const row of unitRows) {
    const entry = entries.get(row.product)
    if (!entry) continue
    entry.units.push(unitOf(row))
    entry.mostInStock = Math.max(entry.mostInStock, row.quantity)
  }
  return [...entries.values()]
}
