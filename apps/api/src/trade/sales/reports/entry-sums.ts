import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../../db/client'
import type { Days } from '../../../lib/nepali-months'

/** What sale entries add up to. Money in paisa: `sold` less `back` is `sales`. */
export type EntrySums = {
  orders: number
  pieces: number
  sold: number
  back: number
  goods: number
  delivery: number
  tax: number
  sales: number
}

const money = sql`(e.goods + e.delivery + e.tax)`

const sums = sql`sum(e.orders) AS orders, sum(e.pieces) AS pieces, sum(max(${money}, 0)) AS sold,
  sum(e.goods) AS goods, sum(e.delivery) AS delivery, sum(e.tax) AS tax`

const sumsOfSums = sql`sum(g.orders) AS orders, sum(g.pieces) AS pieces, sum(g.sold) AS sold,
  sum(g.goods) AS goods, sum(g.delivery) AS delivery, sum(g.tax) AS tax`

type Added = Omit<EntrySums, 'back' | 'sales'>

function withSales<Row extends Added>(row: Row) {
  const sales = row.goods + row.delivery + row.tax
  return { ...row, back: row.sold - sales, sales }
}

/** The condition for entries `e` of these days. */
export const onDays = ({ from, to }: Days) => sql`e.day >= ${from} AND e.day <= ${to}`

/** The sale entries of a period, summed by day. */
export async function sumsByDay(db: Queries, days: Days) {
  const rows = await db.all<Added & { day: string }>(
    sql`SELECT e.day, ${sums} FROM sale_entry e WHERE ${onDays(days)} GROUP BY e.day ORDER BY e.day`,
  )
  return rows.map(withSales)
}

/** All sale entries of a period. */
export async function sumsOfDays(db: Queries, days: Days): Promise<EntrySums> {
  const rows = await sumsByDay(db, days)
  const sum = (key: keyof EntrySums) => rows.reduce((all, row) => all + row[key], 0)
  return {
    orders: sum('orders'),
    pieces: sum('pieces'),
    sold: sum('sold'),
    back: sum('back'),
    goods: sum('goods'),
    delivery: sum('delivery'),
    tax: sum('tax'),
    sales: sum('sales'),
  }
}

/**
 * How entries are grouped: first by a column of theirs, then by a key of the rows that are joined to that. `place`: where
 * a group belongs among the others, for groups that have an order of their own.
 */
export type Grouping = { by: SQL; joined: SQL; key: SQL; name: SQL; place?: SQL }

/** The sale entries of a period in groups. They are summed before names are joined, which is faster. */
export async function sumsByGroup(
  db: Queries,
  days: Days,
  { by, joined, key, name, place = sql`''` }: Grouping,
) {
  type Group = { key: string | null; name: string | null; place: string }
  const rows = await db.all<Added & Group>(sql`
    SELECT ${key} AS key, max(${name}) AS name, max(${place}) AS place, ${sumsOfSums}
    FROM (SELECT ${by} AS id, ${sums} FROM sale_entry e WHERE ${onDays(days)} GROUP BY ${by}) AS g
    ${joined} GROUP BY ${key}`)
  return rows.map(withSales)
}
