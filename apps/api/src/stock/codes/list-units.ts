import type { CodedUnitQuery, UnitKey } from '@etrend/contract'
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { productColorInfo } from '../../db/labels'
import { countRows } from '../../db/rows'
import { product, productColor, size, subcategory } from '../../db/schema'
import { unitCode } from '../../db/schema-stock'
import { equals, matchesWords, ordered, positionOf } from '../../http/list-page'
import { BYTE_ORDER_MARK, csvLine } from '../../lib/csv'
import { pacer } from '../../lib/pacer'
import { allUnits, codedUnit, codedUnits, theseUnits } from './coded-units'
import { everyUnit, unitKeys } from './unit-keys'

const codes = { sku: sql`${unitCode.sku}`, barcode: sql`${unitCode.barcode}` }
const names = { product_color_info: productColorInfo, size_name: sql`${size.size_name}` }
const sorts = { ...names, ...codes, quantity: sql`unit.quantity` }
const byId = [asc(sql`unit.product_color`), asc(sql`unit.size`)]

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
    matchesWords([...Object.values(names), ...Object.values(codes)], q),
  )
  const order = ordered(query.sort, sorts, byId)
  const position = positionOf(query)
  if (position) return await pageOfUnits(db, where, order, query.sort, position)
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
  sort: string | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const column = sort?.replace('-', '') ?? ''
  const isFiltered = where !== undefined
  const units = await everyUnit(db)
  const page: UnitKey[] = await unitKeys(db, units, {
    names: isFiltered || Object.hasOwn(names, column),
    codes: isFiltered || Object.hasOwn(codes, column),
  })
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const all = unitKeys(db, units, { names: isFiltered, codes: isFiltered })
  const total = await countRows(db, all.where(where))
  if (page.length === 0) return { rows: [], total }
  const found = await codedUnits(db, theseUnits(page))
  const rows = new Map(found.map((row) => [`${row.product_color}-${row.size}`, codedUnit(row)]))
  return { rows: page.flatMap((key) => rows.get(`${key.product_color}-${key.size}`) ?? []), total }
}

/** Every unit with its codes as CSV. An import that updates products takes changed codes from the same columns. */
export async function unitsCsv(db: Queries) {
  const breathe = pacer()
  let csv = BYTE_ORDER_MARK + csvLine(['Title', 'Brand', 'Color', 'Size', 'SKU', 'Barcode'])
  for (const row of await codedUnits(db, allUnits).orderBy(productColor.id, size.id)) {
    csv += csvLine([row.title, row.Brand, row.color_name, row.size_name, row.sku, row.barcode])
    await breathe()
  }
  return csv
}
