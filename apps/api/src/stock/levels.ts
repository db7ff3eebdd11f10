import type { StockUnit, StockUnitQuery, ThresholdChange } from '@etrend/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { product, productColor, subcategory } from '../db/schema/catalogue'
import { found } from '../http/errors'
import { listPage } from '../http/list-page'
import { record, type Author } from '../records/audit'
import { thresholdAction, writeThresholds, type Unit } from './thresholds'
import { unitRows } from './unit-levels'

/** Lists the stock level of each unit that was ever in stock. With `at` (ISO time): the level then, by the ledger. */
export function listUnits(db: Queries, { size: ofSize, ...query }: StockUnitQuery) {
  const { select, columns, isThere } = unitRows(db, query.at)
  return listPage<StockUnit>(db, select, query, {
    id: sql`${columns.product_color}, ${columns.sizeOrder}, ${columns.size}`,
    where: and(isThere, unitsIn(db, columns, query), ofSize ? eq(columns.size, ofSize) : undefined),
    search: unitWords(columns),
    sort: {
      product_color_info: columns.info,
      size_name: columns.sizeOrder,
      quantity: columns.quantity,
      threshold: columns.threshold,
      waiting: columns.waiting,
      stock: sql`CASE ${columns.stock} WHEN 'out' THEN 0 WHEN 'low' THEN 1 ELSE 2 END`,
    },
  })
}

type UnitColumns = ReturnType<typeof unitRows>['columns']
type UnitFilters = Pick<StockUnitQuery, 'stock' | 'product' | 'category'>

/** The units at a level, of a product and of a category, as far as the request filters by them. */
export function unitsIn(
  db: Queries,
  columns: UnitColumns,
  { stock, product: ofProduct, category }: UnitFilters,
) {
  return and(
    stock === undefined ? undefined : eq(columns.stock, stock),
    ofProduct ? inArray(columns.product_color, colorsOf(db, ofProduct)) : undefined,
    category ? inArray(columns.product_color, colorsOfCategory(db, category)) : undefined,
  )
}

/** What a search for units looks in. */
export function unitWords({ info, sizeName, codes }: UnitColumns) {
  return [info, sizeName, ...codes]
}

function colorsOf(db: Queries, ofProduct: number) {
  const { id } = productColor
  return db.select({ id }).from(productColor).where(eq(productColor.product, ofProduct))
}

function colorsOfCategory(db: Queries, ofCategory: number) {
  return db
    .select({ id: productColor.id })
    .from(productColor)
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(subcategory, eq(subcategory.id, product.subcategory))
    .where(eq(subcategory.category, ofCategory))
}

/** Sets a unit's own low-stock threshold, or removes it (null). Throws Refusal (404) for an unknown unit. */
export function setThreshold(db: Database, unit: Unit, { low_stock }: ThresholdChange, by: Author) {
  return db.transaction(async (tx) => {
    const before = found(await oneUnit(tx, unit), 'unit')
    await writeThresholds(tx, [{ ...unit, low_stock }])
    const after = found(await oneUnit(tx, unit), 'unit')
    if (before.low_stock !== low_stock) await record(tx, by, thresholdAction(before, low_stock))
    return after
  })
}

function oneUnit(tx: Queries, unit: Unit) {
  const { select, columns } = unitRows(tx)
  return first<StockUnit>(
    select.where(and(eq(columns.product_color, unit.product_color), eq(columns.size, unit.size))),
  )
}
