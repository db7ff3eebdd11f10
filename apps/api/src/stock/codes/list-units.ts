import type { CodedUnitQuery, UnitKey } from '@etrend/contract'
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { productColorInfo } from '../../db/catalogue/labels'
import type { Queries } from '../../db/client'
import { countRows } from '../../db/rows'
import { color, product, productColor, size, subcategory } from '../../db/schema/catalogue'
import { unitCode } from '../../db/schema/stock'
import { anyHolds } from '../../db/text-search'
import {
  documentedPosition,
  equals,
  matchesEach,
  ordered,
  type Position,
} from '../../http/list-page'
import { pacer } from '../../lib/pacer'
import { BYTE_ORDER_MARK, csvLine } from '../../sheets/csv'
import { allUnits, codedUnit, codedUnits, theseUnits } from './coded-units'
import { countedKeys, everyUnit, unitKeys } from './unit-keys'

const codes = { sku: sql`${unitCode.sku}`, barcode: sql`${unitCode.barcode}` }
const names = { product_color_info: productColorInfo, size_name: sql`${size.sort_key}` }
const sorts = { ...names, ...codes, quantity: sql`unit.quantity` }
// A subquery, because pages are sorted before the names are joined.
const sizeOrder = sql`(SELECT s.sort_key FROM ${size} s WHERE s.id = unit.size)`
const byUnit = [asc(sql`unit.product_color`), asc(sizeOrder), asc(sql`unit.size`)]

/** Lists the units with their codes. */
export async function listUnits(
  db: Queries,
  { product: ofProduct, category, lacks, q, ...query }: CodedUnitQuery,
) {
  const where = and(
    equals(productColor.product, ofProduct),
    category === undefined
      ? undefined
      : sql`${product.subcategory} IN (SELECT id FROM ${subcategory} WHERE ${eq(sql`category`, category)})`,
    lacks && isNull(codes[lacks]),
    matchesEach(q, unitsWith),
  )
  const order = ordered(query.sort, sorts, byUnit)
  const position = documentedPosition(query)
  if (position) {
    const column = query.sort?.replace('-', '') ?? ''
    const needs = {
      names: Boolean(ofProduct ?? category) || Object.hasOwn(names, column),
      codes: lacks !== undefined || Object.hasOwn(codes, column),
    }
    return await pageOfUnits(db, where, order, needs, position)
  }
  const rows = await codedUnits(db, allUnits)
    .where(where)
    .orderBy(...order)
  return { rows: rows.map(codedUnit) }
}

/**
 * A page of units: first their keys, joined only with what filters and order need, then the rows. A shop of 10,000
 * products has more than 100,000 units, of which each joined table would be looked up.
 */
async function pageOfUnits(
  db: Queries,
  where: SQL | undefined,
  order: ReturnType<typeof ordered>,
  needs: { names: boolean; codes: boolean },
  { limit, offset }: Position,
) {
  const units = await everyUnit(db)
  const select = where ? countedKeys(db, units, needs) : unitKeys(db, units, needs)
  const page: (UnitKey & { total?: number })[] = await select
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const all = unitKeys(db, units, where ? needs : { names: false, codes: false })
  const total = page[0]?.total ?? (await countRows(db, all.where(where)))
  if (page.length === 0) return { rows: [], total }
  const found = await codedUnits(db, theseUnits(page))
  const rows = new Map(found.map((row) => [`${row.product_color}-${row.size}`, codedUnit(row)]))
  return { rows: page.flatMap((key) => rows.get(`${key.product_color}-${key.size}`) ?? []), total }
}

/**
 * The units that have a text in their name, size or codes. Each table is read once by a subquery: joined, all of them
 * would be looked up for each of more than 100,000 units.
 */
function unitsWith(text: string) {
  const colors = sql`SELECT ${productColor.id} FROM ${productColor}
    JOIN ${product} ON ${product.id} = ${productColor.product}
    JOIN ${color} ON ${color.id} = ${productColor.color}
    WHERE ${anyHolds(text, [productColorInfo])}`
  const sizes = sql`SELECT ${size.id} FROM ${size} WHERE ${anyHolds(text, [size.size_name])}`
  const coded = sql`SELECT ${unitCode.product_color}, ${unitCode.size} FROM ${unitCode}
    WHERE ${anyHolds(text, Object.values(codes))}`
  return sql`(unit.product_color IN (${colors}) OR unit.size IN (${sizes})
    OR (unit.product_color, unit.size) IN (${coded}))`
}

/** Every unit with its codes as CSV. An import that updates products takes changed codes from the same columns. */
export async function unitsCsv(db: Queries) {
  const breathe = pacer()
  let csv = BYTE_ORDER_MARK + csvLine(['Title', 'Brand', 'Color', 'Size', 'SKU', 'Barcode'])
  for (const row of await codedUnits(db, allUnits).orderBy(productColor.id, size.sort_key)) {
    csv += csvLine([row.title, row.Brand, row.color_name, row.size_name, row.sku, row.barcode])
    await breathe()
  }
  return csv
}
