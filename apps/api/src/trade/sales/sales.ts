import { contract, type SalesFigures } from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { laterDay, type Days } from '../../lib/nepali-months'
import { salesMargin } from './margin'
import { onDays, sumsByDay, sumsOfDays } from './reports/entry-sums'
import { lastDays } from './span'

const BEST = 5

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
  const { current, previous } = lastDays(days, now)
  const found = new Map((await sumsByDay(db, current)).map((row) => [row.day, row]))
  return {
    days,
    current: await period(db, current),
    previous: await period(db, previous),
    by_day: Array.from({ length: days }, (_, index) => {
      const date = laterDay(current.from, index)
      const { sales = 0, orders = 0 } = found.get(date) ?? {}
      return { date, sales: rupees(sales), orders }
    }),
    best_sellers: await bestSellers(db, current),
  }
}

async function period(db: Queries, days: Days) {
  const { sales, back, orders, pieces } = await sumsOfDays(db, days)
  return {
    sales: rupees(sales),
    orders,
    average: orders === 0 ? 0 : rupees(Math.round(sales / orders)),
    pieces,
    refunded: rupees(back),
  }
}

type Seller = { product: number; title: string; picture: string; pieces: number; sales: number }

async function bestSellers(db: Queries, days: Days) {
  const rows = await db.all<Seller>(sql`
    SELECT g.product, coalesce(p.title, l.title) AS title, l.picture, g.pieces, g.sales
    FROM (
      SELECT e.product, sum(e.pieces) AS pieces, sum(e.goods) AS sales, max(e."order") AS latest
      FROM sale_entry e WHERE ${onDays(days)} AND e.product IS NOT NULL
      GROUP BY e.product HAVING sum(e.pieces) > 0
      ORDER BY sum(e.pieces) DESC, sum(e.goods) DESC, e.product LIMIT ${BEST}
    ) AS g
    JOIN order_line l ON l.id = (
      SELECT max(i.id) FROM order_line i WHERE i."order" = g.latest AND i.product = g.product
    )
    LEFT JOIN product p ON p.id = g.product
    ORDER BY g.pieces DESC, g.sales DESC, g.product`)
  return rows.map((row) => ({
    ...row,
    picture: { src: row.picture, alt: row.title },
    sales: rupees(row.sales),
  }))
}
