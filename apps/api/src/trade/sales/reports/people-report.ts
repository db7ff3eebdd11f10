import type { BuyerKind } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { hadBoughtBefore, personOf } from '../buyers'
import { onDays } from './entry-sums'
import type { ReportKind } from './report-kind'

type Found = {
  key: BuyerKind
  customers: number
  orders: number
  sales: number
}

const names = {
  new: 'New customers',
  returning: 'Returning customers',
  unknown: 'Without an account or phone',
}

/** Customers of a period by whether they had bought before it. */
export const customersReport: ReportKind = {
  columns: [
    { key: 'customers', title: 'Customers', kind: 'count' },
    { key: 'orders', title: 'Orders', kind: 'count' },
    { key: 'sales', title: 'Net sales', kind: 'money' },
  ],
  charted: 'customers',
  note: 'A customer is an account, or a phone number. New: the first sale to them is in the period. Customers whose only entry in the period is a refund are not counted, but their refund is.',
  rows: async (db, days) => {
    const rows = await db.all<Found>(sql`
      SELECT kind AS key, count(CASE WHEN orders > 0 AND kind <> 'unknown' THEN 1 END) AS customers,
        sum(orders) AS orders, sum(sales) AS sales
      FROM (
        SELECT person, max(kind) AS kind, sum(orders) AS orders, sum(sales) AS sales
        FROM (
          SELECT ${personOf} AS person, g.orders, g.sales, CASE WHEN ${personOf} = '' THEN 'unknown'
            WHEN ${hadBoughtBefore(days.from)} THEN 'returning' ELSE 'new' END AS kind
          FROM (
            SELECT e."order" AS id, sum(e.orders) AS orders, sum(e.goods + e.delivery + e.tax) AS sales
            FROM sale_entry e WHERE ${onDays(days)} GROUP BY e."order"
          ) AS g JOIN shop_order o ON o.id = g.id
        ) AS sold GROUP BY person
      ) AS people GROUP BY kind`)
    return rows.map(({ key, ...sums }) => ({
      key,
      name: names[key],
      filter: { buyer: key },
      sums,
    }))
  },
}
