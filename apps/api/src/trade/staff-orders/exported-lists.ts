import type { contract, StaffOrderQuery } from '@etrend/contract'
import { kathmanduTime } from '@etrend/contract/kathmandu'
import { rupees } from '@etrend/domain'
import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Queries } from '../../db/client'
import { size } from '../../db/schema/catalogue'
import { courierSettlement } from '../../db/schema/courier-settlements'
import { order, orderLine } from '../../db/schema/orders'
import { refund } from '../../db/schema/payments'
import { unitRows } from '../../stock/unit-levels'
import { allZones, OTHERS } from '../delivery/zone-rows'
import { refundsWhere } from '../refunds/refund-rows'
import { courierMonths } from '../rows/courier-months'
import { counterWords } from '../rows/paid-by-words'
import { asSettlement, settlementRows, settlementsOf } from '../rows/settlement-rows'
import { whereOf } from './order-list'

/** A row as it stands in the file: a cell for each column, in their order. */
export type ExportedRow = Record<string, string | number | boolean | null>
/** Reads the rows after the last one of the slice before, or the first ones; [] where there are no more. */
export type Slices = (
  db: Queries,
  last: ExportedRow | undefined,
  rows: number,
) => Promise<ExportedRow[]>

/** The orders that match the list's filters, oldest first. */
export function exportedOrders(query: StaffOrderQuery, now: Date): Slices {
  return async (db, last, limit) => {
    const where = whereOf(query, now)
    const rows = await db
      .select({
        order,
        pieces: sql<number>`(SELECT sum(l.quantity - l.returned) FROM ${orderLine} l WHERE l."order" = shop_order.id)`,
      })
      .from(order)
      .where(and(where, gt(order.id, Number(last?.id ?? 0))))
      .orderBy(asc(order.id))
      .limit(limit)
    return rows.map(({ order: row, pieces }) => ({
      id: row.id,
      number: row.number,
      placed_at: localTime(row.placed_at),
      state: row.state,
      payment_state: row.payment_state,
      payment_method: row.is_walk_in
        ? `${counterWords[row.counter_method]} in the shop`
        : row.payment_method,
      name: row.name,
      phone: row.phone,
      email: row.email,
      province: row.province,
      district: row.district,
      delivery_zone: row.delivery_zone,
      city: row.city,
      pieces,
      subtotal: row.subtotal,
      discount: row.discount,
      shipping: row.shipping,
      tax: row.tax,
      total: row.total,
      paid: row.paid,
      refunded: row.refunded,
      to_pay: row.to_pay,
      promo_code: row.promo_code,
      invoice_number: row.invoice_number,
      invoiced_at: localTime(row.invoiced_at),
      promised_to: row.promised_to,
      delivered_at: localTime(row.delivered_at),
    }))
  }
}

/** The refunds that match the list's filters, oldest first. */
export function exportedRefunds(
  query: z.infer<(typeof contract)['refunds']['list']['query']>,
): Slices {
  const where = refundsWhere(query)
  return async (db, last, limit) => {
    const rows = await db
      .select({ refund, number: order.number, name: order.name, phone: order.phone })
      .from(refund)
      .innerJoin(order, eq(order.id, refund.order))
      .where(and(where, gt(refund.id, Number(last?.id ?? 0))))
      .orderBy(asc(refund.id))
      .limit(limit)
    return rows.map(({ refund: row, number, name, phone }) => ({
      id: row.id,
      order: number,
      name,
      phone,
      method: row.method,
      state: row.state,
      amount: row.amount,
      reason: row.reason,
      reference: row.reference,
      paid_by: row.paid_by,
      created_at: localTime(row.created_at),
      done_at: localTime(row.done_at),
    }))
  }
}

type Person = { id: number | null; name: string; phone: string | null; spent: number }

const sums = sql`count(o.id) AS orders, coalesce(sum(o.paid - o.refunded), 0) AS spent,
  max(o.placed_at) AS last_order_at`

/** Customers with an account. */
export const exportedAccounts: Slices = async (db, last, limit) => {
  const rows = await db.all<Person>(sql`
    SELECT u.id, u.username AS name, max(o.phone) AS phone, u.email, ${sums}
    FROM "user" u LEFT JOIN shop_order o ON o.user = u.id
    WHERE u.role = 'user' AND u.disabled_at IS NULL AND u.id > ${Number(last?.account ?? 0)}
    GROUP BY u.id ORDER BY u.id LIMIT ${limit}`)
  return rows.map(personRow)
}

/** Guests, who are known by their phone number. */
export const exportedGuests: Slices = async (db, last, limit) => {
  const rows = await db.all<Person>(sql`
    SELECT NULL AS id, max(o.name) AS name, o.phone, max(o.email) AS email, ${sums}
    FROM shop_order o WHERE o.user IS NULL AND o.phone > ${String(last?.phone ?? '')}
    GROUP BY o.phone ORDER BY o.phone LIMIT ${limit}`)
  return rows.map(personRow)
}

function personRow({ id, spent, ...person }: Person): ExportedRow {
  return { account: id, ...person, spent: rupees(spent) }
}

/** Every unit with its pieces on hand. */
export const exportedUnits: Slices = async (db, last, limit) => {
  const { select, columns } = unitRows(db)
  const [color = 0, lastSize = 0] = String(last?.unit ?? '0-0')
    .split('-')
    .map(Number)
  const orderOfLast = sql`(SELECT s.sort_key FROM ${size} s WHERE s.id = ${lastSize})`
  const rows = await select
    .where(
      or(
        gt(columns.product_color, color),
        and(eq(columns.product_color, color), gt(columns.sizeOrder, orderOfLast)),
      ),
    )
    .orderBy(asc(columns.product_color), asc(columns.sizeOrder))
    .limit(limit)
  return rows.map(({ id, product_color_info, size_name, quantity, stock, waiting }) => ({
    unit: id,
    name: product_color_info,
    size: size_name,
    on_hand: quantity,
    level: stock,
    waiting,
  }))
}

type SettlementQuery = z.infer<(typeof contract)['courierSettlements']['list']['query']>

/** The settlements of couriers that match the list's filters, the latest first. */
export function exportedSettlements(query: SettlementQuery): Slices {
  const where = settlementsOf(query)
  return async (db, last, limit) => {
    const isEarlier = last && lt(courierSettlement.id, Number(last.id))
    const rows = await settlementRows(db).where(and(where, isEarlier)).limit(limit)
    return rows.map(asSettlement).map((row) => ({
      id: row.id,
      courier: row.courier.name,
      day: row.day,
      orders: row.orders,
      collected: row.collected,
      fee: row.fee,
      return_fees: row.return_fees,
      paid_in: row.paid_in,
      difference: row.difference,
      paid_into: row.paid_into,
      reference: row.reference,
      note: row.note,
      staff: row.staff,
      created_at: localTime(row.created_at),
      taken_back_at: localTime(row.taken_back?.at ?? null),
      taken_back_reason: row.taken_back?.reason ?? null,
    }))
  }
}

/** The delivery zones and the terms of all other districts, in the columns that their import reads. */
export const exportedZones: Slices = async (db, last) => {
  if (last) return []
  const { zones, others } = await allZones(db)
  return [...zones, { ...others, name: OTHERS, districts: [] }].map((zone) => ({
    zone: zone.name,
    districts: zone.districts.join(', '),
    fee: zone.fee,
    free_from: zone.free_from,
    days_from: zone.days_from,
    days_to: zone.days_to,
    cash: zone.cash_allowed ? 'yes' : 'no',
    cash_fee: zone.cash_fee,
    most_in_cash: zone.most_in_cash,
  }))
}

type MonthsQuery = z.infer<(typeof contract)['courierSettlements']['months']['query']>

/** What each courier delivered and paid in by month, in one slice. */
export function exportedCourierMonths({ months }: MonthsQuery, now: Date): Slices {
  return async (db, last) => {
    if (last) return []
    const { rows } = await courierMonths(db, kathmanduTime(now).slice(0, 10), months)
    return rows.map(({ courier, month, month_name: _name, ...row }) => {
      return { month, courier: courier.name, ...row }
    })
  }
}

/** '2026-11-21 20:05' in Kathmandu; null stays null. */
function localTime(time: string | null) {
  return time && kathmanduTime(new Date(time)).slice(0, 16).replace('T', ' ')
}
