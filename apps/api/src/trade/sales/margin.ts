import type { SalesMargin } from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { costedIn } from '../../stock/costs'
import { isIn, spansOf, type Span } from './span'

const BEST = 20

/**
 * The margin of the last days. Sales are the prices of pieces that were kept, less the order's discount; costs are the
 * units' average costs of today.
 */
export async function salesMargin(db: Queries, days: number, now: Date): Promise<SalesMargin> {
  const { current, previous } = spansOf(days, now)
  const products = await byProduct(db, current)
  const best = products.filter(({ pieces }) => pieces > 0).sort((a, b) => marginOf(b) - marginOf(a))
  return {
    days,
    current: inRupees(sumOf(products)),
    previous: inRupees(sumOf(await byProduct(db, previous))),
    products: best
      .slice(0, BEST)
      .map(({ product, title, ...sums }) => ({ product, title, ...inRupees(sums) })),
  }
}

/** In paisa; only the pieces of units with a cost, but for `unknown_pieces`. */
type Sums = { sales: number; cost: number; pieces: number; unknown_pieces: number }
type OfProduct = Sums & { product: number; title: string }

function byProduct(db: Queries, span: Span) {
  return db.all<OfProduct>(sql`
    SELECT l.product, max(l.title) AS title,
      coalesce(sum(CASE WHEN u.pieces IS NULL THEN 0 ELSE ${lineSales} END), 0) AS sales,
      coalesce(sum(CASE WHEN u.pieces IS NULL THEN 0 ELSE ${kept} * u.paid / u.pieces END), 0) AS cost,
      coalesce(sum(CASE WHEN u.pieces IS NULL THEN 0 ELSE ${kept} END), 0) AS pieces,
      coalesce(sum(CASE WHEN u.pieces IS NULL THEN ${kept} ELSE 0 END), 0) AS unknown_pieces
    FROM order_line l JOIN shop_order o ON o.id = l."order"
    LEFT JOIN (
      SELECT m.product_color, m.size, CAST(sum(m.quantity) AS bigint) AS pieces,
        CAST(sum(m.quantity * m.unit_cost) AS bigint) AS paid
      FROM stock_movement m WHERE ${costedIn} GROUP BY m.product_color, m.size
    ) AS u ON u.product_color = l.product_color AND u.size = l.size
    WHERE ${isIn(span)} GROUP BY l.product`)
}

const kept = sql`(l.quantity - l.returned)`

/** A line's part of the order's sum after its discount. The "discount" of an exchange is pieces that came back. */
const lineSales = sql`(CASE WHEN o.source = 'exchange' OR o.subtotal = 0 THEN l.price * ${kept}
  ELSE l.price * ${kept} * (o.subtotal - o.discount) / o.subtotal END)`

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
