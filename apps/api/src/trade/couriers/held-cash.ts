import { MOST_SETTLED, type HeldCash, type HeldOrder, type NotedCash } from '@etrend/contract'
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
  const brought = id === null ? isNull(order.courier_id) : eq(order.courier_id, id)
  return and(brought, gt(order.collected, 0), isNull(order.settlement))
}

/** Delivered cash that couriers hold, the longest held first. */
export async function heldCash(db: Queries): Promise<HeldCash[]> {
  const rows = await db.all<Held>(sql`
    SELECT o.courier_id AS id, c.name AS name, count(*) AS orders, sum(o.collected) AS paisa,
      min(o.delivered_at) AS since
    FROM shop_order o LEFT JOIN courier c ON c.id = o.courier_id
    WHERE o.collected > 0 AND o.settlement IS NULL
    GROUP BY o.courier_id, c.name ORDER BY min(o.delivered_at), o.courier_id`)
  return rows.map(({ id, name, orders, paisa, since }) => {
    return { courier: courierNameOf(id, name), orders, amount: rupees(Number(paisa)), since }
  })
}

type Held = { id: number | null; name: string | null; orders: number; paisa: number; since: string }

/** The orders whose cash a courier holds, with the cash that was noted by hand. Refuses (404) an unknown courier. */
export async function heldOrders(db: Queries, id: number | null) {
  return {
    courier: await courierOf(db, id),
    orders: await db.$count(order, heldBy(id)),
    order_list: await cashOrders(db, heldBy(id)),
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
