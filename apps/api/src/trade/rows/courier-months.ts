import type { CourierMonth, CourierMonths } from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { dayOf } from '../../db/days'
import { courier } from '../../db/schema/couriers'
import {
  earlierMonth,
  nepaliMonthName,
  nepaliMonthOf,
  nepaliMonthsIn,
  type Days,
  type NepaliMonth,
} from '../../lib/nepali-months'
import { courierNameOf } from './settlement-rows'

const MONTHS = 12

/** What each courier delivered, collected, kept and paid in, by Nepali month, until `today`; the latest month first. */
export async function courierMonths(
  db: Queries,
  today: string,
  count = MONTHS,
): Promise<CourierMonths> {
  const month = nepaliMonthOf(today)
  if (!month) return { rows: [], total: inRupees(blank) }
  const first = earlierMonth(month, count - 1) ?? month
  const span = { from: first.from, to: month.to }
  const parts = [
    ...(await deliveredParcels(db, span)),
    ...(await settledSums(db, span)),
    ...(await returnedParcels(db, span)),
  ]
  const couriers = await db.select().from(courier)
  const names = new Map(couriers.map(({ id, name }) => [id, name]))
  const rows = nepaliMonthsIn(span)
    .toReversed()
    .flatMap((of) => {
      const inMonth = parts.filter(({ day }) => day >= of.from && day <= of.to)
      const ids = [...new Set(inMonth.map(({ id }) => id))]
      return ids
        .map((id) => courierNameOf(id, id === null ? null : (names.get(id) ?? null)))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
        .map((by) =>
          rowOf(
            by,
            of,
            inMonth.filter(({ id }) => id === by.id),
          ),
        )
    })
  return { rows, total: inRupees(sumOf(parts)) }
}

type Sums = typeof blank
/** The sums of a courier's day, in paisa. */
type Part = Partial<Sums> & { id: number | null; day: string }

const blank = {
  delivered: 0,
  collected: 0,
  fee: 0,
  paid_in: 0,
  difference: 0,
  returned: 0,
  return_fees: 0,
}

function rowOf(by: CourierMonth['courier'], { year, month, from, to }: NepaliMonth, parts: Part[]) {
  const name = { year, month }
  return {
    courier: by,
    month: `${year}-${String(month).padStart(2, '0')}`,
    month_name: nepaliMonthName(name),
    from,
    to,
    ...inRupees(sumOf(parts)),
  }
}

function sumOf(parts: Part[]): Sums {
  const of = (name: keyof Sums) => parts.reduce((sum, part) => sum + Number(part[name] ?? 0), 0)
  return {
    delivered: of('delivered'),
    collected: of('collected'),
    fee: of('fee'),
    paid_in: of('paid_in'),
    difference: of('difference'),
    returned: of('returned'),
    return_fees: of('return_fees'),
  }
}

function inRupees({ delivered, returned, ...money }: Sums) {
  return {
    delivered,
    returned,
    collected: rupees(money.collected),
    fee: rupees(money.fee),
    paid_in: rupees(money.paid_in),
    difference: rupees(money.difference),
    return_fees: rupees(money.return_fees),
  }
}

async function deliveredParcels(db: Queries, { from, to }: Days) {
  const day = dayOf(sql`delivered_at`)
  return await db.all<Part>(sql`
    SELECT courier_id AS id, ${day} AS day, count(*) AS delivered, sum(collected) AS collected
    FROM shop_order
    WHERE delivered_at IS NOT NULL AND is_walk_in = 0 AND ${day} >= ${from} AND ${day} <= ${to}
    GROUP BY courier_id, ${day}`)
}

/** Without settlements that were taken back, and without the rows that take them back. */
async function settledSums(db: Queries, { from, to }: Days) {
  return await db.all<Part>(sql`
    SELECT s.courier AS id, s.day AS day, sum(s.fee) AS fee, sum(s.paid_in) AS paid_in,
      sum(s.difference) AS difference
    FROM courier_settlement s
    LEFT JOIN courier_settlement r ON r.reverses = s.id
    WHERE s.reverses IS NULL AND r.id IS NULL AND s.day >= ${from} AND s.day <= ${to}
    GROUP BY s.courier, s.day`)
}

async function returnedParcels(db: Queries, { from, to }: Days) {
  const day = dayOf(sql`v.created_at`)
  return await db.all<Part>(sql`
    SELECT o.courier_id AS id, ${day} AS day, count(*) AS returned, sum(o.return_fee) AS return_fees
    FROM shop_order o
    JOIN order_event v ON v.id = (
      SELECT max(last.id) FROM order_event last WHERE last."order" = o.id AND last.kind = 'state'
    )
    WHERE o.state = 'returned' AND o.delivered_at IS NULL AND ${day} >= ${from} AND ${day} <= ${to}
    GROUP BY o.courier_id, ${day}`)
}
