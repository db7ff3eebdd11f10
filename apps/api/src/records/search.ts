import type { FoundGroup, FoundNoun, FoundRecord } from '@etrend/contract'
import { and, desc, eq, inArray, ne, or, sql, type SQLWrapper } from 'drizzle-orm'
import { productColorInfo } from '../db/catalogue/labels'
import { reversal, stands } from '../db/catalogue/standing'
import type { Queries } from '../db/client'
import {
  category,
  color,
  product,
  productColor,
  productImage,
  size,
  subcategory,
} from '../db/schema/catalogue'
import { collection } from '../db/schema/collections'
import { courier } from '../db/schema/couriers'
import { deliveryDistrict, deliveryZone, holiday } from '../db/schema/delivery'
import { order } from '../db/schema/orders'
import { saleOffer } from '../db/schema/sale-offers'
import { stockMovement } from '../db/schema/stock'
import { page } from '../db/schema/website'
import { groupBy } from '../lib/group-by'
import { bestFirst, fits, holds, idFirst, isId } from './search-words'
import { unitsFor } from './unit-search'

const MOST = 5

/**
 * Searches the records of every noun, and returns up to 5 of each. A record matches where its text contains each of the
 * words, or where the words are its id. Names that begin with the words come first. `isAllowed` says which nouns the
 * person may see.
 */
export async function findRecords(
  queries: Queries,
  words: string,
  isAllowed: (noun: FoundNoun) => boolean,
): Promise<FoundGroup[]> {
  const colors = await productColorsFor(queries, words)
  const ids = colors.map(({ id }) => id)
  const found: [FoundNoun, FoundRecord[]][] = [
    ['units', await unitsFor(queries, words)],
    ['orders', await ordersFor(queries, words)],
    ['products', await productsFor(queries, words)],
    ['categories', await named(queries, words, category, category.title)],
    ['subcategories', await subcategoriesFor(queries, words)],
    ['colors', await named(queries, words, color, color.color_name, color.hex_code)],
    ['productColors', colors],
    ['productImages', await imagesFor(queries, words, ids)],
    ['sizes', await named(queries, words, size, size.size_name)],
    ['stock', await movementsFor(queries, words, ids)],
    ['pages', await pagesFor(queries, words)],
    ['collections', await named(queries, words, collection, collection.title, collection.slug)],
    ['saleOffers', await named(queries, words, saleOffer, saleOffer.title)],
    ['couriers', await named(queries, words, courier, courier.name, courier.phone)],
    ['holidays', await named(queries, words, holiday, holiday.name, holiday.first_day)],
    ['deliveryZones', await zonesFor(queries, words)],
  ]
  return found
    .filter(([noun, rows]) => rows.length > 0 && isAllowed(noun))
    .map(([noun, rows]) => ({ noun, rows: rows.slice(0, MOST), has_more: rows.length > MOST }))
}

/** Orders match by their number and by the customer's name, phone and city; the newest first. */
function ordersFor(queries: Queries, words: string) {
  const { id, number, name, phone, city, state } = order
  const detail = sql<string>`${name} || ' · ' || ${city} || ' · ' || ${state}`
  return queries
    .select({ id, label: number, detail })
    .from(order)
    .where(holds(words, sql`${number} || ' ' || ${name} || ' ' || ${phone} || ' ' || ${city}`))
    .orderBy(desc(id))
    .limit(MOST + 1)
}

function productsFor(queries: Queries, words: string) {
  const { id, title, Brand } = product
  const detail = sql<string>`${Brand} || ' · ' || ${category.title} || ' / ' || ${subcategory.title}`
  return queries
    .select({ id, label: title, detail })
    .from(product)
    .innerJoin(subcategory, eq(subcategory.id, product.subcategory))
    .innerJoin(category, eq(category.id, subcategory.category))
    .where(fits(words, id, sql`${title} || ' ' || ${Brand}`))
    .orderBy(...bestFirst(words, id, title))
    .limit(MOST + 1)
}

function subcategoriesFor(queries: Queries, words: string) {
  const { id, title } = subcategory
  return queries
    .select({ id, label: title, detail: category.title })
    .from(subcategory)
    .innerJoin(category, eq(category.id, subcategory.category))
    .where(fits(words, id, sql`${category.title} || ' ' || ${title}`))
    .orderBy(...bestFirst(words, id, title))
    .limit(MOST + 1)
}

function productColorsFor(queries: Queries, words: string) {
  const { id } = productColor
  return queries
    .select({ id, label: productColorInfo, detail: nothing })
    .from(productColor)
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .where(fits(words, id, productColorInfo))
    .orderBy(...bestFirst(words, id, productColorInfo))
    .limit(MOST + 1)
}

/** Images match by the product colors that were found: a search through the names of all images would be slowest. */
function imagesFor(queries: Queries, words: string, colors: number[]) {
  const { id, is_display_image } = productImage
  return queries
    .select({
      id,
      label: productColorInfo,
      detail: sql<string>`CASE WHEN ${is_display_image} = 1 THEN 'Display image' ELSE '' END`,
    })
    .from(productImage)
    .innerJoin(productColor, eq(productColor.id, productImage.color))
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .where(or(inArray(productImage.color, colors), isId(words, id)))
    .orderBy(...idFirst(words, id), id)
    .limit(MOST + 1)
}

/** Movements match by their notes, and by the product colors that were found. */
function movementsFor(queries: Queries, words: string, colors: number[]) {
  const { id, movement_type, quantity, notes, seq } = stockMovement
  const moved = inArray(stockMovement.product_color, colors)
  return queries
    .select({
      id,
      label: sql<string>`${movement_type} || ' ' || ${quantity} || ' of ' || ${productColorInfo} || ', size ' || ${size.size_name}`,
      detail: notes,
    })
    .from(stockMovement)
    .leftJoin(reversal, eq(reversal.reverses, stockMovement.seq))
    .innerJoin(productColor, eq(productColor.id, stockMovement.product_color))
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .innerJoin(size, eq(size.id, stockMovement.size))
    .where(and(stands, or(moved, fits(words, id, notes))))
    .orderBy(...idFirst(words, id), desc(seq))
    .limit(MOST + 1)
}

/** Pages match by their title and address. */
function pagesFor(queries: Queries, words: string): Promise<FoundRecord[]> {
  const { id, title, slug } = page
  return queries
    .select({ id, label: title, detail: sql<string>`${slug}` })
    .from(page)
    .where(and(ne(slug, ''), fits(words, id, sql`${title} || ' ' || ${slug}`)))
    .orderBy(...bestFirst(words, id, title))
    .limit(MOST + 1)
}

/** Zones match by their name and by a district, which is then their detail. Nepal has 77 districts, so all are read. */
async function zonesFor(queries: Queries, words: string): Promise<FoundRecord[]> {
  const { id, name } = deliveryZone
  const { district } = deliveryDistrict
  const rows = await queries
    .select({ id, label: name, district })
    .from(deliveryZone)
    .innerJoin(deliveryDistrict, eq(deliveryDistrict.zone, id))
    .where(fits(words, id, sql`${name} || ' ' || ${district}`))
    .orderBy(...bestFirst(words, id, name), district)
  return [...groupBy(rows, (row) => row.id).values()].flatMap(([first, ...others]) =>
    first ? { id: first.id, label: first.label, detail: districtsOf([first, ...others]) } : [],
  )
}

function districtsOf(rows: { district: string }[]) {
  return rows.length > 12
    ? `${rows.length} districts`
    : rows.map(({ district }) => district).join(', ')
}

type Noun =
  | typeof category
  | typeof color
  | typeof size
  | typeof collection
  | typeof holiday
  | typeof saleOffer
  | typeof courier

/** Searches a noun whose rows match by their name only. */
function named(
  queries: Queries,
  words: string,
  table: Noun,
  name: SQLWrapper,
  detail: SQLWrapper = nothing,
): Promise<FoundRecord[]> {
  return queries
    .select({ id: table.id, label: sql<string>`${name}`, detail: sql<string>`${detail}` })
    .from(table)
    .where(fits(words, table.id, name))
    .orderBy(...bestFirst(words, table.id, name))
    .limit(MOST + 1)
}

const nothing = sql<string>`''`
