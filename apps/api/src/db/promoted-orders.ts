import type { BroughtFigures } from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Queries } from './client'
import { order } from './schema/orders'

// Which orders and pieces a sale or a promo code brought: packages/contract/src/money/brought.ts says what counts.

/** The condition for the orders that a sale brought. */
export function ordersOfSale(id: number) {
  return inArray(order.id, sql`(SELECT o.id FROM ${linesOfSale(id)})`)
}

/** The condition for the orders that a promo code brought. */
export function ordersOfCode(id: number) {
  return inArray(order.id, sql`(SELECT o.id FROM ${usesOfCode(id)})`)
}

/** What a sale brought. The sale needn't exist any more: the lines of orders keep its id. */
export async function broughtBySale(queries: Queries, id: number) {
  return await figuresOf(
    queries,
    sql`SELECT count(DISTINCT o.id) AS orders, sum(l.quantity - l.returned) AS pieces,
        sum((l.original_price - l.price) * (l.quantity - l.returned)) AS reduction,
        sum(l.price * (l.quantity - l.returned)) AS net_sales
      FROM ${linesOfSale(id)}`,
  )
}

/** What a promo code brought. */
export async function broughtByCode(queries: Queries, id: number) {
  return await figuresOf(
    queries,
    sql`SELECT count(*) AS orders,
        sum((SELECT sum(l.quantity - l.returned) FROM order_line l WHERE l."order" = o.id)) AS pieces,
        sum(o.discount + coalesce(u.shipping_off, 0)) AS reduction,
        sum(CASE WHEN ${KEPT} > o.total THEN o.total ELSE ${KEPT} END) AS net_sales
      FROM ${usesOfCode(id)}`,
  )
}

const STANDING = sql`o.state NOT IN ('cancelled', 'returned')`

/** What a shop keeps of an order, or still gets for it. */
const KEPT = sql`(o.paid + o.to_pay - o.refunded - o.carried_out)`

/** The lines of which pieces were sold at a sale's price and kept. */
function linesOfSale(id: number) {
  return sql`order_line l JOIN shop_order o ON o.id = l."order"
    WHERE l.sale = ${id} AND l.quantity > l.returned AND ${STANDING}`
}

/** The uses of a code by orders of which pieces were kept. */
function usesOfCode(id: number) {
  return sql`promo_use u JOIN shop_order o ON o.id = u."order"
    WHERE u.promo_code = ${id} AND u.given_back_at IS NULL AND ${STANDING} AND EXISTS (
      SELECT 1 FROM order_line kept WHERE kept."order" = o.id AND kept.quantity > kept.returned)`
}

/** Sums are null where nothing was sold; money is in paisa. */
type Sums = { orders: number } & Record<'pieces' | 'reduction' | 'net_sales', number | null>

async function figuresOf(queries: Queries, select: SQL): Promise<BroughtFigures> {
  const [sums] = await queries.all<Sums>(select)
  return {
    orders: sums?.orders ?? 0,
    pieces: sums?.pieces ?? 0,
    reduction: rupees(sums?.reduction ?? 0),
    net_sales: rupees(sums?.net_sales ?? 0),
  }
}
