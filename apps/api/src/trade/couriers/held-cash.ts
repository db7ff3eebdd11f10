import {
  MOST_SETTLED,
  type HeldCash,
  type HeldOrder,
  type NotedCash,
  type ReturnedParcel,
} from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { and, asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { cashEntry } from '../../db/schema/cash'
import { courier } from '../../db/schema/couriers'
import { order } from '../../db/schema/orders'
import { found } from '../../http/errors'
import { courierNameOf } from '../rows/settlement-rows'

/** The delivered orders whose cash this courier holds; null: those that no courier of the list brought. */
export function heldBy(id: number | null): SQL | undefined {
  return and(broughtBy(id), gt(order.collected, 0), isNull(order.settlement))
}

/** The parcels of this courier that came back with a fee that is in no settlement yet. */
export function openFeesOf(id: number | null): SQL | undefined {
  return and(broughtBy(id), gt(order.return_fee, 0), isNull(order.settlement))
}

function broughtBy(id: number | null) {
  return id === null ? isNull(order.courier_id) : eq(order.courier_id, id)
}

/**
 * Delivered cash that couriers hold, the longest held first, with the open fees of parcels that came back. A courier
 * that holds no cash is left out: it has nothing to keep a fee back from.
 */
export async function heldCash(db: Queries): Promise<HeldCash[]> {
  const rows = await db.all<Held>(sql`
    SELECT o.courier_id AS id, c.name AS name, sum(o.is_cash) AS orders, sum(o.collected) AS paisa,
      min(o.delivered_at) AS since, sum(1 - o.is_cash) AS returned, sum(o.return_fee) AS fees
    FROM (
      SELECT courier_id, 1 AS is_cash, collected, delivered_at, 0 AS return_fee
      FROM shop_order WHERE collected > 0 AND settlement IS NULL
      UNION ALL
      SELECT courier_id, 0 AS is_cash, 0 AS collected, NULL AS delivered_at, return_fee
      FROM shop_order WHERE return_fee > 0 AND settlement IS NULL
    ) o LEFT JOIN courier c ON c.id = o.courier_id
    GROUP BY o.courier_id, c.name HAVING sum(o.is_cash) > 0
    ORDER BY min(o.delivered_at), o.courier_id`)
  return rows.map(({ id, name, orders, paisa, since, returned, fees }) => ({
    courier: courierNameOf(id, name),
    orders: Number(orders),
    amount: rupees(Number(paisa)),
    since,
    returned: Number(returned),
    return_fees: rupees(Number(fees)),
  }))
}

type Held = {
  id: number | null
  name: string | null
  orders: number
  paisa: number
  since: string
  returned: number
  fees: number
}

/**
 * The orders whose cash a courier holds and its parcels that came back with an open fee, with the cash that was noted by
 * hand. Refuses (404) an unknown courier.
 */
export async function heldOrders(db: Queries, id: number | null) {
  return {
    courier: await courierOf(db, id),
    orders: await db.$count(order, heldBy(id)),
    order_list: await cashOrders(db, heldBy(id)),
    returned: await db.$count(order, openFeesOf(id)),
    returned_list: await returnedParcels(db, openFeesOf(id)),
    noted: await notedCash(db),
  }
}

/** The courier of a settlement; null: other couriers. Refuses (404) an unknown one. */
export async function courierOf(db: Queries, id: number | null) {
  if (id === null) return courierNameOf(null, null)
  const row = await first(db.select().from(courier).where(eq(courier.id, id)))
  return courierNameOf(id, found(row, 'courier').name)
}

/** Orders with what was collected for them, the first delivered first. */
export async function cashOrders(db: Queries, where: SQL | undefined): Promise<HeldOrder[]> {
  const handed_over = sql<string | null>`(
    SELECT max(h.created_at) FROM handover_parcel p JOIN handover h ON h.id = p.handover
    WHERE p."order" = ${order}.id AND h.undone_at IS NULL)`
  const rows = await db
    .select({ row: order, handed_over })
    .from(order)
    .where(where)
    .orderBy(asc(order.delivered_at), asc(order.id))
    .limit(MOST_SETTLED)
  return rows.map(({ row, handed_over: at }) => {
    const { number, name, district, courier: by, collected } = row
    const delivered_at = row.delivered_at ?? row.placed_at
    return { number, name, district, courier: by, handed_over: at, delivered_at, collected }
  })
}

/** Parcels that came back with a fee, the first that came back first. */
export async function returnedParcels(
  db: Queries,
  where: SQL | undefined,
): Promise<ReturnedParcel[]> {
  const returned_at = sql<string>`(
    SELECT max(v.created_at) FROM order_event v WHERE v."order" = ${order}.id AND v.kind = 'state')`
  const { number, name, district, courier: by, came_back, return_fee } = order
  return await db
    .select({ number, name, district, courier: by, returned_at, came_back, return_fee })
    .from(order)
    .where(where)
    .orderBy(asc(returned_at), asc(order.id))
    .limit(MOST_SETTLED)
}

/** Cash that came in from couriers by hand and that no settlement names, the latest first. */
async function notedCash(db: Queries): Promise<NotedCash[]> {
  const { id, amount, note, created_at } = cashEntry
  return await db
    .select({ id, amount, note, created_at })
    .from(cashEntry)
    .where(freeEntry)
    .orderBy(sql`${id} DESC`)
    .limit(20)
}

/** Entries of the kind 'courier' that came in and that are no part of a settlement. */
export const freeEntry = and(
  eq(cashEntry.kind, 'courier'),
  gt(cashEntry.amount, 0),
  sql`NOT EXISTS (SELECT 1 FROM courier_settlement s WHERE s.cash_entry = cash_entry.id)`,
)
