import type { CodedUnitQuery } from '@etrend/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { productColorInfo } from '../../db/labels'
import { product, productColor, size, subcategory } from '../../db/schema'
import { unitCode } from '../../db/schema-stock'
import { equals, listPage, type Page } from '../../http/list-page'
import { BYTE_ORDER_MARK, csvLine } from '../../lib/csv'
import { pacer } from '../../lib/pacer'
import { allUnits, codedUnit, codedUnits, onHand, type UnitRow } from './coded-units'

/** Lists the units with their codes. */
export async function listUnits(
  db: Queries,
  { product: ofProduct, category, lacks, ...query }: CodedUnitQuery,
) {
  const select = codedUnits(db, allUnits)
  const { rows, ...page }: Page<UnitRow> = await listPage<UnitRow>(db, select, query, {
    id: sql`${productColor.id}, ${size.id}`,
    where: and(
      equals(productColor.product, ofProduct),
      category === undefined
        ? undefined
        : sql`${product.subcategory} IN (SELECT id FROM ${subcategory} WHERE ${eq(sql`category`, category)})`,
      lacks === 'sku' ? isNull(unitCode.sku) : undefined,
      lacks === 'barcode' ? isNull(unitCode.barcode) : undefined,
    ),
    search: [productColorInfo, size.size_name, sql`${unitCode.sku}`, sql`${unitCode.barcode}`],
    sort: {
      product_color_info: productColorInfo,
      size_name: size.size_name,
      sku: sql`${unitCode.sku}`,
      barcode: sql`${unitCode.barcode}`,
      quantity: onHand,
    },
  })
  return { ...page, rows: rows.map(codedUnit) }
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
