import type { StaffOrderQuery, BuyerKind } from '@etrend/contract'
import { inArray, sql, type SQL } from 'drizzle-orm'
import { dayOf } from '../../db/days'
import { order } from '../../db/schema/orders'
import { hadBoughtBefore, personOf } from '../sales/buyers'

/** The conditions that find the orders behind a figure of a report, by the entries that the report adds up. */
export function soldConditions(query: StaffOrderQuery): (SQL | undefined)[] {
  const { sold_from, sold_to, province, district, zone, paid_by, buyer, came_back } = query
  const place = (name: string | undefined, column: SQL) =>
    name === undefined ? undefined : sql`${column} = ${name === 'none' ? '' : name}`
  return [
    came_back === undefined ? hasEntries(query) : cameBack(came_back, { sold_from, sold_to }),
    place(province, sql`${order.province}`),
    place(district, sql`${order.district}`),
    zone === undefined ? undefined : inZone(zone),
    paid_by === undefined ? undefined : paidBy(paid_by),
    buyer === undefined ? undefined : ofBuyers(buyer, sold_from ?? '0000-01-01'),
  ]
}

/** Of the ways in which orders were paid, by the reports' keys: 'khalti', 'walk_in' for cash, or 'walk_in_card'. */
function paidBy(key: string) {
  if (!key.startsWith('walk_in')) {
    return sql`${order.is_walk_in} = 0 AND ${order.payment_method} = ${key}`
  }
  const counter = key.replace(/^walk_in_?/, '') || 'cash'
  return sql`${order.is_walk_in} = 1 AND ${order.counter_method} = ${counter}`
}

/** Of the zones that orders were placed in, by the reports' keys: 'none', 'others', or 'in Valley'. */
function inZone(zone: string) {
  if (zone === 'none') return sql`${order.is_walk_in} = 1`
  const name = zone === 'others' ? sql`IS NULL` : sql`= ${zone.replace(/^in /, '')}`
  return sql`${order.is_walk_in} = 0 AND ${order.delivery_zone} ${name}`
}

/** Orders of which a report counts something, in these days and of these pieces. */
function hasEntries(query: StaffOrderQuery) {
  const { sold_from, sold_to, category, product, color, size, fees } = query
  const conditions = [
    sold_from === undefined ? undefined : sql`e.day >= ${sold_from}`,
    sold_to === undefined ? undefined : sql`e.day <= ${sold_to}`,
    product === undefined ? undefined : ofProduct(product),
    size === undefined ? undefined : sql`e.size = ${size}`,
    color === undefined ? undefined : ofColor(color),
    category === undefined ? undefined : ofCategory(category),
    fees && sql`e.product IS NULL AND (e.goods <> 0 OR e.delivery <> 0 OR e.tax <> 0)`,
  ].filter((condition) => condition !== undefined)
  if (conditions.length === 0) return undefined
  const all = sql.join(conditions, sql` AND `)
  return inArray(order.id, sql`(SELECT e."order" FROM sale_entry e WHERE ${all})`)
}

// In reports, 0 stands for what was deleted since.

function ofProduct(id: number) {
  return id === 0 ? sql`e.product NOT IN (SELECT p.id FROM product p)` : sql`e.product = ${id}`
}

function ofColor(id: number) {
  return id === 0
    ? sql`e.product_color NOT IN (SELECT pc.id FROM product_color pc)`
    : sql`e.product_color IN (SELECT pc.id FROM product_color pc WHERE pc.color = ${id})`
}

function ofCategory(id: number) {
  return id === 0
    ? ofProduct(0)
    : sql`e.product IN (SELECT p.id FROM product p JOIN subcategory s ON s.id = p.subcategory WHERE s.category = ${id})`
}

type Days = { sold_from?: string | undefined; sold_to?: string | undefined }

/** Parcels that came back undelivered in these days. */
function cameBack(why: string, { sold_from = '0000-01-01', sold_to = '9999-12-31' }: Days) {
  const day = dayOf(sql`v.created_at`)
  const isSo = why === 'any' ? sql`` : sql`AND coalesce(o.came_back, 'refused') = ${why}`
  return inArray(
    order.id,
    sql`(SELECT o.id FROM shop_order o JOIN order_event v ON v.id = (
        SELECT max(last.id) FROM order_event last WHERE last."order" = o.id AND last.kind = 'state'
      )
      WHERE o.state = 'returned' AND o.delivered_at IS NULL ${isSo}
        AND ${day} >= ${sold_from} AND ${day} <= ${sold_to})`,
  )
}

function ofBuyers(buyer: BuyerKind, from: string) {
  const condition =
    buyer === 'unknown'
      ? sql`${personOf} = ''`
      : buyer === 'returning'
        ? sql`${personOf} <> '' AND ${hadBoughtBefore(from)}`
        : sql`${personOf} <> '' AND NOT (${hadBoughtBefore(from)})`
  return inArray(order.id, sql`(SELECT o.id FROM shop_order o WHERE ${condition})`)
}
