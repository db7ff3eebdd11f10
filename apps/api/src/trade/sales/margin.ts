import type { SalesMargin } from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import type { Days } from '../../lib/nepali-months'
import { costedIn } from '../../stock/costs'
import { lastDays } from './span'

const BEST = 20

/** In paisa; only the pieces of units with a cost, but for `unknown_pieces`. */
type Sums = { sales: number; cost: number; pieces: number; unknown_pieces: number }
type OfGroup = Sums & { key: number; name: string; stock_cost: number }

/** How products `p` are grouped. */
type Group = { joined: SQL; key: SQL; name: SQL }

/**
 * The margin of the last days. Sales are what the pieces brought after discounts and refunds; costs are the units'
 * average costs of today.
 */
export async function salesMargin(db: Queries, days: number, now: Date): Promise<SalesMargin> {
  const { current, previous } = lastDays(days, now)
  const products = await marginRows(db, current, byProduct)
  const best = products.filter(({ pieces }) => pieces > 0).sort((a, b) => marginOf(b) - marginOf(a))
  return {
    days,
    current: inRupees(sumOf(products)),
    previous: inRupees(sumOf(await marginRows(db, previous, byProduct))),
    products: best
      .slice(0, BEST)
      .map(({ key, name, ...sums }) => ({ product: key, title: name, ...inRupees(sums) })),
  }
}

const byProduct: Group = { joined: sql``, key: sql`p.id`, name: sql`p.title` }

/** Sales and costs of these days by group. `isNow` adds the stock of today at its cost. */
export function marginRows(
  db: Queries,
  { from, to }: Days,
  { joined, key, name }: Group,
  isNow = false,
) {
  const inStock = sql`UNION ALL
        SELECT c.product, s.product_color, s.size, 0, 0, s.quantity
        FROM stock_level s JOIN product_color c ON c.id = s.product_color WHERE s.quantity > 0`
  return db.all<OfGroup>(sql`
    SELECT ${key} AS key, max(${name}) AS name,
      coalesce(sum(CASE WHEN u.pieces IS NULL THEN 0 ELSE g.goods END), 0) AS sales,
      coalesce(sum(CASE WHEN u.pieces IS NULL THEN 0 ELSE g.pieces * u.paid / u.pieces END), 0) AS cost,
      coalesce(sum(CASE WHEN u.pieces IS NULL THEN 0 ELSE g.pieces END), 0) AS pieces,
      coalesce(sum(CASE WHEN u.pieces IS NULL THEN g.pieces ELSE 0 END), 0) AS unknown_pieces,
      coalesce(sum(g.on_hand * u.paid / u.pieces), 0) AS stock_cost
    FROM (
      SELECT product, product_color, size, CAST(sum(goods) AS bigint) AS goods,
        CAST(sum(pieces) AS bigint) AS pieces, CAST(sum(on_hand) AS bigint) AS on_hand
      FROM (
        SELECT e.product, e.product_color, e.size, e.goods, e.pieces, 0 AS on_hand
        FROM sale_entry e WHERE e.day >= ${from} AND e.day <= ${to} AND e.product IS NOT NULL
        ${isNow ? inStock : sql``}
      ) AS moved GROUP BY product, product_color, size
    ) AS g
    LEFT JOIN product p ON p.id = g.product ${joined}
    LEFT JOIN (
      SELECT m.product_color, m.size, CAST(sum(m.quantity) AS bigint) AS pieces,
        CAST(sum(m.quantity * m.unit_cost) AS bigint) AS paid
      FROM stock_movement m WHERE ${costedIn} GROUP BY m.product_color, m.size
    ) AS u ON u.product_color = g.product_color AND u.size = g.size
    GROUP BY ${key}`)
}

function sumOf(rows: Sums[]): Sums {
  const sum = (field: keyof Sums) => rows.reduce((all, row) => all + row[field], 0)
  return {
    sales: sum('sales'),
    cost: sum('cost'),
    pieces: sum('pieces'),
    unknown_pieces: sum('unknown_pieces'),
  }
}

function marginOf({ sales, cost }: Sums) {
  return sales - cost
}

function inRupees(sums: Sums) {
  const { sales, cost, pieces, unknown_pieces } = sums
  return {
    sales: rupees(sales),
    cost: rupees(cost),
    margin: rupees(marginOf(sums)),
    pieces,
    unknown_pieces,
  }
}
