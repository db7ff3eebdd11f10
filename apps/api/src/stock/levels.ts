import type { StockUnit, StockUnitQuery, ThresholdChange } from '@etrend/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { productColor } from '../db/schema'
import { unitThreshold } from '../db/schema-stock'
import { found } from '../http/errors'
import { listPage } from '../http/list-page'
import { difference, record, type Author } from '../records/audit'
import { unitRows } from './unit-levels'

type Unit = { product_color: number; size: number }

/** Lists the stock level of each unit that was ever in stock. With `at` (ISO time): the level then, by the ledger. */
export function listUnits(
  db: Queries,
  { at, stock, product: ofProduct, size: ofSize, ...query }: StockUnitQuery,
) {
  const { select, columns, isThere } = unitRows(db, at)
  return listPage<StockUnit>(db, select, query, {
    id: sql`${columns.product_color}, ${columns.size}`,
    where: and(
      isThere,
      stock === undefined ? undefined : eq(columns.stock, stock),
      ofProduct ? inArray(columns.product_color, colorsOf(db, ofProduct)) : undefined,
      ofSize ? eq(columns.size, ofSize) : undefined,
    ),
    search: [columns.info, columns.sizeName],
    sort: {
      product_color_info: columns.info,
      size_name: columns.sizeName,
      quantity: columns.quantity,
      threshold: columns.threshold,
      stock: sql`CASE ${columns.stock} WHEN 'out' THEN 0 WHEN 'low' THEN 1 ELSE 2 END`,
    },
  })
}

function colorsOf(db: Queries, ofProduct: number) {
  const { id, product } = productColor
  return db.select({ id }).from(productColor).where(eq(product, ofProduct))
}

/** Sets a unit's own low-stock threshold, or removes it (null). Throws Refusal (404) for an unknown unit. */
export function setThreshold(db: Database, unit: Unit, { low_stock }: ThresholdChange, by: Author) {
  return db.transaction(async (tx) => {
    const before = found(await oneUnit(tx, unit), 'unit')
    if (low_stock === null) {
      const { product_color: ofColor, size: ofSize } = unitThreshold
      await tx
        .delete(unitThreshold)
        .where(and(eq(ofColor, unit.product_color), eq(ofSize, unit.size)))
    } else {
      await tx
        .insert(unitThreshold)
        .values({ ...unit, low_stock })
        .onConflictDoUpdate({
          target: [unitThreshold.product_color, unitThreshold.size],
          set: { low_stock },
        })
    }
    const after = found(await oneUnit(tx, unit), 'unit')
    const changed = difference({ low_stock: before.low_stock }, { low_stock })
    const label = `${after.product_color_info}, ${after.size_name}`
    if (changed) await record(tx, by, { action: 'threshold', noun: 'stock', label, ...changed })
    return after
  })
}

function oneUnit(tx: Queries, unit: Unit) {
  const { select, columns } = unitRows(tx)
  return first<StockUnit>(
    select.where(and(eq(columns.product_color, unit.product_color), eq(columns.size, unit.size))),
  )
}
