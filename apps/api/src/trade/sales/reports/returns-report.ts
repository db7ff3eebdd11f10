import { sql } from 'drizzle-orm'
import { dayOf } from '../../../db/days'
import type { KindRow, ReportKind } from './report-kind'

type Found = { key: string; returns: number; pieces: number; worth: number; fees: number }

/** Why pieces came back: returns by the customer's reason, and parcels that weren't taken at the door. */
export const returnsReport: ReportKind = {
  columns: [
    { key: 'returns', title: 'Returns', kind: 'count' },
    { key: 'pieces', title: 'Pieces', kind: 'count' },
    { key: 'worth', title: 'Value at selling price', kind: 'money' },
    { key: 'fees', title: 'Couriers’ fees', kind: 'money' },
  ],
  charted: 'returns',
  note: 'A return counts on the day it was asked for; refused requests are left out. A parcel counts on the day it came back undelivered, with the fee for bringing it back.',
  parts: [
    { name: 'Returns asked for', list: 'returns', filter: { counted: 'yes' } },
    { name: 'Parcels that came back', list: 'orders', filter: { came_back: 'any' } },
  ],
  rows: async (db, { from, to }) => {
    const asked = dayOf(sql`r.created_at`)
    const byReason = await db.all<Found>(sql`
      SELECT r.reason AS key, count(DISTINCT r.id) AS returns, coalesce(sum(l.quantity), 0) AS pieces,
        coalesce(sum(l.quantity * o.price), 0) AS worth, 0 AS fees
      FROM order_return r
      LEFT JOIN order_return_line l ON l.order_return = r.id LEFT JOIN order_line o ON o.id = l.order_line
      WHERE r.state <> 'refused' AND ${asked} >= ${from} AND ${asked} <= ${to}
      GROUP BY r.reason`)
    const cameBack = dayOf(sql`v.created_at`)
    const parcels = await db.all<Found>(sql`
      SELECT coalesce(o.came_back, 'refused') AS key, count(*) AS returns,
        coalesce(sum(l.pieces), 0) AS pieces, coalesce(sum(l.worth), 0) AS worth,
        sum(o.return_fee) AS fees
      FROM shop_order o
      JOIN (
        SELECT "order", sum(quantity) AS pieces, sum(quantity * price) AS worth
        FROM order_line GROUP BY "order"
      ) l ON l."order" = o.id
      JOIN order_event v ON v.id = (
        SELECT max(last.id) FROM order_event last WHERE last."order" = o.id AND last.kind = 'state'
      )
      WHERE o.state = 'returned' AND o.delivered_at IS NULL
        AND ${cameBack} >= ${from} AND ${cameBack} <= ${to}
      GROUP BY coalesce(o.came_back, 'refused')`)
    return [
      ...byReason.map((row) => rowOf(row, row.key, 'returns', { reason: row.key, counted: 'yes' })),
      ...parcels.map((row) =>
        rowOf({ ...row, key: `parcel ${row.key}` }, doorWords[row.key] ?? row.key, 'orders', {
          came_back: row.key,
        }),
      ),
    ]
  },
}

const doorWords: Record<string, string> = {
  refused: 'Parcel refused at the door',
  not_reached: 'Parcel came back: customer not reached',
}

function rowOf(
  { key, ...sums }: Found,
  name: string,
  list: 'returns' | 'orders',
  filter: Record<string, string>,
): KindRow {
  return { key, name, list, filter, sums }
}
