import { contract, type SalesFigures } from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { dayOf } from '../../db/days'
import { kathmanduTime } from '../../lib/kathmandu'
import { DAY_MS } from '../../lib/times'
import { salesMargin } from './margin'
import { isIn, spansOf, type Span } from './span'

const BEST = 5
/** Kathmandu is 5:45 hours ahead of UTC, in minutes. */
const KATHMANDU_OFFSET = 345

/** The sales figures of the last days, and of as many days before them. */
export function salesRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.sales, {
    figures: async ({ query }) => ({
      status: 200,
      body: await db.snapshot((queries) => figures(queries, query.days ?? 30, clock())),
    }),
    margin: async ({ query }) => ({
      status: 200,
      body: await db.snapshot((queries) => salesMargin(queries, query.days ?? 30, clock())),
    }),
  })
}

async function figures(db: Queries, days: number, now: Date): Promise<SalesFigures> {
  const today = kathmanduTime(now).slice(0, 10)
  const { current, previous } = spansOf(days, now)
  const found = new Map((await byDay(db, current)).map((row) => [row.date, row]))
  return {
    days,
    current: await period(db, current),
    previous: await period(db, previous),
    by_day: Array.from({ length: days }, (_, index) => {
      const at = Date.parse(`${today}T00:00:00Z`) + (index + 1 - days) * DAY_MS
      const date = new Date(at).toISOString().slice(0, 10)
      const { sales = 0, orders = 0 } = found.get(date) ?? {}
      return { date, sales: rupees(sales), orders }
    }),
    best_sellers: await bestSellers(db, current),
    waiting: await db.get(waiting),
  }
}

/** How much less than its total an order brings, in paisa: refunded, or never charged. A second payment is no sale. */
const refundedOf = sql`max(0, o.total - (o.paid - o.refunded) - o.to_pay)`

/** How many orders. Exchange orders don't count: they belong to the order whose pieces were exchanged. */
const ordersOf = sql`count(CASE WHEN o.source <> 'exchange' THEN 1 END)`

async function period(db: Queries, span: Span) {
  const row = await db.get<{ sales: number; refunded: number; orders: number; pieces: number }>(sql`
    SELECT coalesce(sum(o.total), 0) AS sales, coalesce(sum(${refundedOf}), 0) AS refunded,
      ${ordersOf} AS orders,
      coalesce(sum((SELECT sum(l.quantity - l.returned) FROM order_line l WHERE l."order" = o.id)), 0) AS pieces
    FROM shop_order o WHERE ${isIn(span)}`)
  const sales = row.sales - row.refunded
  return {
    sales: rupees(sales),
    orders: row.orders,
    average: row.orders === 0 ? 0 : rupees(Math.round(sales / row.orders)),
    pieces: row.pieces,
    refunded: rupees(row.refunded),
  }
}

/** Sales (in paisa) and orders by day in Kathmandu. */
function byDay(db: Queries, span: Span) {
  return db.all<{ date: string; sales: number; orders: number }>(sql`
    SELECT ${dayOf(sql`o.placed_at`, KATHMANDU_OFFSET)} AS date,
      sum(o.total - ${refundedOf}) AS sales, ${ordersOf} AS orders
    FROM shop_order o WHERE ${isIn(span)} GROUP BY 1`)
}

type Seller = { product: number; title: string; picture: string; pieces: number; sales: number }

async function bestSellers(db: Queries, span: Span) {
  const rows = await db.all<Seller>(sql`
    SELECT l.product, max(l.title) AS title, max(l.picture) AS picture,
      sum(l.quantity - l.returned) AS pieces, sum(l.price * (l.quantity - l.returned)) AS sales
    FROM order_line l JOIN shop_order o ON o.id = l."order"
    WHERE ${isIn(span)} GROUP BY l.product HAVING sum(l.quantity - l.returned) > 0
    ORDER BY pieces DESC, sales DESC, l.product LIMIT ${BEST}`)
  return rows.map((row) => ({
    ...row,
    picture: { src: row.picture, alt: row.title },
    sales: rupees(row.sales),
  }))
}

const waiting = sql`SELECT
  (SELECT count(*) FROM shop_order WHERE state = 'placed' AND payment_method = 'cod') AS to_call,
  (SELECT count(*) FROM shop_order WHERE state = 'confirmed') AS to_pack,
  (SELECT count(*) FROM shop_order WHERE state = 'packed') AS to_ship,
  (SELECT count(DISTINCT "order") FROM payment WHERE state = 'review') AS in_review,
  (SELECT count(*) FROM order_return WHERE state IN ('requested', 'approved', 'received')) AS returns,
  (SELECT count(*) FROM refund WHERE state = 'task') AS refunds,
  (SELECT count(*) FROM refund WHERE state = 'sending') AS refunds_sending,
  (SELECT count(*) FROM mail WHERE state = 'failed') AS failed_mails`
