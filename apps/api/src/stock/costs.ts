import { contract, type CostOf } from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { sql, type SQL } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'

/** The routes that return the costs and margins of units and products. */
export function costRoutes(db: Database) {
  return initServer().router(contract.costs, {
    units: async ({ query }) => ({ status: 200, body: await costsOfUnits(db.read, query.units) }),
    products: async ({ query }) => ({
      status: 200,
      body: await costsOfProducts(db.read, query.products),
    }),
  })
}

/**
 * The condition for movements `m` that are in effect and have a cost. `+m.reverses` keeps SQLite from using the index of
 * `reverses`, in which most rows are NULL; it uses the index of movements with a cost instead.
 */
export const costedIn = sql`m.movement_type = 'In' AND m.unit_cost IS NOT NULL AND +m.reverses IS NULL
  AND NOT EXISTS (SELECT 1 FROM stock_movement r WHERE r.reverses = m.seq)`

type Sums = { id: string; price: number; pieces: number | null; paid: number | null }

async function costsOfUnits(db: Queries, ids: string[]) {
  const units = ids.map((id) => id.split('-').map(Number))
  const rows: Sums[] = []
  for (const [product_color, size] of units) {
    const found = await db.all<Sums>(sql`
      SELECT c.id || '-' || s.id AS id, coalesce(p.discounted_price, p.price) AS price,
        sum(m.quantity) AS pieces, sum(m.quantity * m.unit_cost) AS paid
      FROM product_color c JOIN product p ON p.id = c.product JOIN size s ON s.id = ${size}
      LEFT JOIN stock_movement m ON m.product_color = c.id AND m.size = s.id AND ${costedIn}
      WHERE c.id = ${product_color}
      GROUP BY c.id, s.id, p.id`)
    rows.push(...found)
  }
  return rows.map(costFrom)
}

async function costsOfProducts(db: Queries, ids: string[]) {
  const rows = await db.all<Sums>(sql`
    SELECT '' || p.id AS id, coalesce(p.discounted_price, p.price) AS price,
      sum(m.quantity) AS pieces, sum(m.quantity * m.unit_cost) AS paid
    FROM product p LEFT JOIN product_color c ON c.product = p.id
    LEFT JOIN stock_movement m ON m.product_color = c.id AND ${costedIn}
    WHERE p.id IN (${listed(ids)})
    GROUP BY p.id`)
  return rows.map(costFrom)
}

/** What the pieces of each product cost on average, in paisa, by product id; products without a known cost are missing. */
export async function averageCosts(db: Queries) {
  const rows = await db.all<{ product: number; pieces: number; paid: number }>(sql`
    SELECT c.product, sum(m.quantity) AS pieces, sum(m.quantity * m.unit_cost) AS paid
    FROM stock_movement m JOIN product_color c ON c.id = m.product_color
    WHERE ${costedIn}
    GROUP BY c.product`)
  return new Map(rows.map(({ product, pieces, paid }) => [product, Math.round(paid / pieces)]))
}

function listed(ids: string[]): SQL {
  return sql.join(
    ids.map((id) => sql`${Number(id)}`),
    sql`, `,
  )
}

function costFrom({ id, price, pieces, paid }: Sums): CostOf {
  const selling = rupees(price)
  if (!pieces || paid === null) {
    return { id, cost: null, price: selling, margin: null, margin_percent: null }
  }
  const cost = Math.round(paid / pieces)
  const margin = price - cost
  const margin_percent = Math.round((margin / price) * 1000) / 10
  return { id, cost: rupees(cost), price: selling, margin: rupees(margin), margin_percent }
}
