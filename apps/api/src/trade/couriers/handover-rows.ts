import type { Handover } from '@etrend/contract'
import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { handover, handoverParcel } from '../../db/schema/courier-orders'
import { courier } from '../../db/schema/couriers'
import { order } from '../../db/schema/orders'
import { user } from '../../db/schema/people'
import { found } from '../../http/errors'
import type { Position } from '../../http/list-page'

/** Handovers as staff see them, the newest first. */
export async function handoverRows(
  db: Queries,
  where: SQL | undefined,
  { limit, offset }: Position,
): Promise<Handover[]> {
  const parcels = sql<number>`(SELECT count(*) FROM handover_parcel p WHERE p.handover = ${handover}.id)`
  const paisa = sql<number>`(SELECT coalesce(sum(p.to_collect), 0) FROM handover_parcel p WHERE p.handover = ${handover}.id)`
  const elsewhere = sql<number>`(SELECT count(*) FROM handover_parcel p JOIN shop_order o ON o.id = p."order"
    WHERE p.handover = ${handover}.id AND o.state <> 'shipped')`
  const rows = await db
    .select({ row: handover, courier, staff: user.username, parcels, paisa, elsewhere })
    .from(handover)
    .innerJoin(courier, eq(courier.id, handover.courier))
    .leftJoin(user, eq(user.id, handover.staff))
    .where(where)
    .orderBy(desc(handover.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ row, paisa: sum, elsewhere: others, ...joined }) => ({
    ...row,
    ...joined,
    courier: { id: joined.courier.id, name: joined.courier.name },
    to_collect: Number(sum) / 100,
    parcels: Number(joined.parcels),
    can_undo: row.undone_at === null && Number(others) === 0,
  }))
}

/** One handover. Refuses (404) an unknown id. */
export async function handoverRow(db: Queries, id: number) {
  const [row] = await handoverRows(db, eq(handover.id, id), { limit: 1, offset: 0 })
  return found(row, 'handover')
}

/** The orders of a handover, with what the courier was to collect for each. */
export function parcelsOf(db: Queries, id: number) {
  return db
    .select({ order, to_collect: handoverParcel.to_collect })
    .from(handoverParcel)
    .innerJoin(order, eq(order.id, handoverParcel.order))
    .where(eq(handoverParcel.handover, id))
    .orderBy(order.id)
}
