import { barcodeKindOf, plainCode, skuKey, type CodedUnit, type UnitKey } from '@etrend/contract'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { productColorInfo } from '../../db/catalogue/labels'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { color, product, productColor, size } from '../../db/schema/catalogue'
import { stockLevel, unitCode } from '../../db/schema/stock'

/** Every unit that was ever in stock, or has a code. */
export const allUnits = sql`(SELECT product_color, size, quantity FROM ${stockLevel}
  UNION ALL SELECT c.product_color, c.size, 0 AS quantity FROM ${unitCode} c WHERE NOT EXISTS (
    SELECT 1 FROM ${stockLevel} l WHERE l.product_color = c.product_color AND l.size = c.size)) AS unit`

/** Selects units with their codes, price and pieces. `of` names the units, as `allUnits` does. */
export function codedUnits(db: Queries, of: SQL) {
  return db
    .select({
      product: product.id,
      product_color: productColor.id,
      product_color_info: productColorInfo.as('product_color_info'),
      title: product.title,
      Brand: product.Brand,
      color_name: color.color_name,
      size: size.id,
      size_name: size.size_name,
      sku: unitCode.sku,
      barcode: unitCode.barcode,
      full_price: product.price,
      discounted_price: product.discounted_price,
      quantity: onHand.as('quantity'),
    })
    .from(of)
    .innerJoin(productColor, sql`${productColor.id} = unit.product_color`)
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .innerJoin(size, sql`${size.id} = unit.size`)
    .leftJoin(
      stockLevel,
      and(eq(stockLevel.product_color, productColor.id), eq(stockLevel.size, size.id)),
    )
    .leftJoin(
      unitCode,
      and(eq(unitCode.product_color, productColor.id), eq(unitCode.size, size.id)),
    )
    .$dynamic()
}

const onHand = sql<number>`coalesce(${stockLevel.quantity}, 0)`

/** A row of codedUnits. */
export type UnitRow = Awaited<ReturnType<typeof codedUnits>>[number]

/** The unit, although nothing of it was ever in stock; undefined where its product color or size doesn't exist. */
export function unitRow(db: Queries, unit: UnitKey) {
  return first(codedUnits(db, theseUnits([unit])))
}

/** Names up to 100 units for codedUnits. */
export function theseUnits(units: UnitKey[]) {
  const rows = units.map(
    ({ product_color, size: ofSize }) =>
      sql`SELECT CAST(${product_color} AS bigint) AS product_color, CAST(${ofSize} AS bigint) AS size`,
  )
  return sql`(${sql.join(rows, sql` UNION ALL `)}) AS unit`
}

/** These units, by 'product_color-size'; those that were never in stock and have no code are left out. */
export async function codedUnitsOf(db: Queries, units: UnitKey[]) {
  const colors = [...new Set(units.map(({ product_color }) => product_color))]
  const rows = await codedUnits(db, allUnits).where(inArray(sql`unit.product_color`, colors))
  return new Map(rows.map((row) => [`${row.product_color}-${row.size}`, row]))
}

/** The unit with this barcode, else with this SKU in any letter case; undefined where there is none. */
export async function unitOfCode(db: Queries, scanned: string) {
  const code = plainCode(scanned)
  const ofSku = sql`lower(${unitCode.sku}) = ${skuKey(scanned)}`
  for (const condition of [eq(unitCode.barcode, code), ofSku]) {
    const found = await first(db.select().from(unitCode).where(condition))
    const unit = found && (await unitRow(db, found))
    if (unit) return unit
  }
  return undefined
}

export function codedUnit(row: UnitRow): CodedUnit {
  const { product: ofProduct, product_color, product_color_info, size_name, sku, barcode } = row
  return {
    id: `${product_color}-${row.size}`,
    product: ofProduct,
    product_color,
    product_color_info,
    size: row.size,
    size_name,
    sku,
    barcode,
    barcode_kind: barcode === null ? null : barcodeKindOf(barcode),
    price: row.discounted_price ?? row.full_price,
    quantity: row.quantity,
  }
}

/** 'Patan Linen Kurta - Navy, MD' */
export function nameOf({
  product_color_info,
  size_name,
}: Pick<UnitRow, 'product_color_info' | 'size_name'>) {
  return `${product_color_info}, ${size_name}`
}
