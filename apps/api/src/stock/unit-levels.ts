import type { StockUnit } from '@etrend/contract'
import {
  and,
  count,
  eq,
  isNotNull,
  lte,
  or,
  sql,
  type Column,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { productColorInfoKept, sizeNameKept, sizeOrderKept } from '../db/catalogue/labels'
import type { Queries } from '../db/client'
import { one } from '../db/rows'
import { color, product, productColor, size } from '../db/schema/catalogue'
import { shop } from '../db/schema/shop'
import { stockAlert, stockLevel, stockMovement, unitCode, unitThreshold } from '../db/schema/stock'

/** How many pieces and units are on hand, and how many units are low or out. */
export async function countLevels(db: Queries) {
  const { quantity } = stockLevel
  return await one(
    db
      .select({
        on_hand: sql<number>`coalesce(sum(${quantity}), 0)`,
        units: count(),
        low: unitsWhere(sql`${quantity} > 0 AND ${quantity} <= ${threshold}`),
        out: unitsWhere(sql`${quantity} <= 0`),
      })
      .from(stockLevel)
      .leftJoin(unitThreshold, isOf(stockLevel)),
  )
}

/**
 * Selects every unit with its stock level: now, or `at` an ISO time as the ledger had it. For a past time `isThere`
 * includes units that were deleted since, unless no pieces of them were left then.
 */
export function unitRows(db: Queries, at?: string) {
  const level = at ? levelsAt(db, at) : levelsNow(db)
  const stock = sql<
    StockUnit['stock']
  >`CASE WHEN ${level.quantity} <= 0 THEN 'out' WHEN ${level.quantity} <= ${threshold} THEN 'low' ELSE 'in' END`
  const alerts = alertsOfUnits(db)
  const waiting = sql<number>`coalesce(${alerts.waiting}, 0)`
  const info = productColorInfoKept(level.product_color)
  const sizeName = sizeNameKept(level.size)
  const select = db
    .select({
      id: sql<string>`${level.product_color} || '-' || ${level.size}`.as('unit'),
      product: product.id,
      product_color: level.product_color,
      product_color_info: info.as('product_color_info'),
      size: level.size,
      size_name: sizeName.as('size_name'),
      quantity: level.quantity,
      low_stock: unitThreshold.low_stock,
      threshold: threshold.as('threshold'),
      stock: stock.as('stock'),
      waiting: waiting.as('waiting'),
    })
    .from(level)
    .leftJoin(productColor, eq(productColor.id, level.product_color))
    .leftJoin(product, eq(product.id, productColor.product))
    .leftJoin(color, eq(color.id, productColor.color))
    .leftJoin(size, eq(size.id, level.size))
    .leftJoin(unitThreshold, isOf(level))
    .leftJoin(unitCode, hasCodes(level))
    .leftJoin(
      alerts,
      and(eq(alerts.product_color, level.product_color), eq(alerts.size, level.size)),
    )
    .$dynamic()
  const { product_color, size: ofSize } = level
  const quantity = sql<number>`${level.quantity}`
  // Deleted units have no level now, so only a past time needs the condition.
  const isThere = at ? isLeft(level.quantity) : undefined
  const codes = [sql`${unitCode.sku}`, sql`${unitCode.barcode}`]
  const sizeOrder = sizeOrderKept(level.size)
  const names = { info, sizeName, sizeOrder }
  const numbers = { quantity, threshold, waiting }
  const columns = { product_color, size: ofSize, ...names, ...numbers, stock, codes }
  return { select, columns, isThere }
}

/**
 * Selects, for each product color that was ever in stock, its pieces, how many of its units are at each level, and how
 * many shoppers wait for them; now, or `at` an ISO time. It reads no names, because it reads every unit.
 */
export function colorSums(db: Queries, at?: string) {
  const level = at ? levelsAt(db, at) : levelsNow(db)
  const alerts = alertsOfUnits(db)
  const { quantity } = level
  const select = db
    .select({
      product_color: level.product_color,
      pieces: sql<number>`sum(${quantity})`.as('pieces'),
      out: unitsWhere(sql`${quantity} <= 0`).as('units_out'),
      low: unitsWhere(sql`${quantity} > 0 AND ${quantity} <= ${threshold}`).as('units_low'),
      in: unitsWhere(sql`${quantity} > 0 AND ${quantity} > ${threshold}`).as('units_in'),
      waiters: sql<number>`coalesce(sum(${alerts.waiting}), 0)`.as('waiters'),
    })
    .from(level)
    .leftJoin(unitThreshold, isOf(level))
    .leftJoin(
      alerts,
      and(eq(alerts.product_color, level.product_color), eq(alerts.size, level.size)),
    )
    .groupBy(level.product_color)
    .$dynamic()
  if (!at) return select.as('sums')
  return select
    .leftJoin(productColor, eq(productColor.id, level.product_color))
    .leftJoin(size, eq(size.id, level.size))
    .where(isLeft(level.quantity))
    .as('sums')
}

function levelsNow(db: Queries) {
  return db
    .select({
      product_color: stockLevel.product_color,
      size: stockLevel.size,
      quantity: sql<number>`${stockLevel.quantity}`.as('quantity'),
    })
    .from(stockLevel)
    .as('level')
}

function levelsAt(db: Queries, at: string) {
  const signed = sql`CASE ${stockMovement.movement_type} WHEN 'In' THEN ${stockMovement.quantity} ELSE -${stockMovement.quantity} END`
  return db
    .select({
      product_color: stockMovement.product_color,
      size: stockMovement.size,
      quantity: sql<number>`sum(${signed})`.as('quantity'),
    })
    .from(stockMovement)
    .where(lte(stockMovement.created_at, new Date(at).toISOString()))
    .groupBy(stockMovement.product_color, stockMovement.size)
    .as('level')
}

function unitsWhere(condition: SQL) {
  return sql<number>`count(CASE WHEN ${condition} THEN 1 END)`
}

/** How many shoppers wait for each unit, now. */
function alertsOfUnits(db: Queries) {
  const { product_color, size: ofSize } = stockAlert
  return db
    .select({ product_color, size: ofSize, waiting: sql<number>`count(*)`.as('waiting') })
    .from(stockAlert)
    .groupBy(product_color, ofSize)
    .as('alerts')
}

/** A unit's own threshold, else the shop's. */
export const threshold = sql<number>`coalesce(${unitThreshold.low_stock}, (SELECT ${shop.low_stock} FROM ${shop}))`

/** Of past levels: those of units that still exist, and of deleted ones with pieces. Left join product color and size. */
function isLeft(quantity: SQLWrapper) {
  return or(and(isNotNull(productColor.id), isNotNull(size.id)), sql`${quantity} <> 0`)
}

/** Joins the threshold of the same unit. */
export function isOf(unit: { product_color: Column; size: Column }) {
  return and(eq(unitThreshold.product_color, unit.product_color), eq(unitThreshold.size, unit.size))
}

/** Joins the SKU and barcode of the same unit. */
function hasCodes(unit: { product_color: Column; size: Column }) {
  return and(eq(unitCode.product_color, unit.product_color), eq(unitCode.size, unit.size))
}
