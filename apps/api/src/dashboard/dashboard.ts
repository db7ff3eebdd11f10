import {
  contract,
  type DashboardFigures,
  type MovementDay,
  type MovementType,
} from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { and, countDistinct, eq, gte, ne, sql } from 'drizzle-orm'
import { reversal, stands } from '../db/catalogue/standing'
import type { Database, Queries } from '../db/client'
import { dayOf } from '../db/days'
import { one } from '../db/rows'
import { product, productColor } from '../db/schema/catalogue'
import { productFinding } from '../db/schema/checklist'
import { stockLevel, stockMovement } from '../db/schema/stock'
import { DAY_MS, MINUTE_MS } from '../lib/times'
import { countLevels } from '../stock/unit-levels'

const DAYS = 30

export function dashboardRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.dashboard, {
    figures: async ({ query }) => ({
      status: 200,
      body: await readFigures(db.read, clock(), query.utc_offset ?? 0),
    }),
  })
}

/** The dashboard's figures. Days begin at midnight in the time zone `utcOffset` minutes east of UTC. */
async function readFigures(db: Queries, now: Date, utcOffset: number): Promise<DashboardFigures> {
  const stopped = await one(
    db
      .select({ count: countDistinct(productFinding.product) })
      .from(productFinding)
      .innerJoin(product, eq(product.id, productFinding.product))
      .where(and(eq(productFinding.severity, 'stops'), ne(product.status, 'archived'))),
  )
  return {
    stock: { ...(await countLevels(db)), value: await valueOf(db) },
    products: { all: await db.$count(product), unsellable: stopped.count },
    movements: await movementDays(db, now, utcOffset),
  }
}

async function valueOf(db: Queries) {
  const paid = sql`coalesce(${product.discounted_price}, ${product.price})`
  const { value } = await one(
    db
      .select({ value: sql<number>`coalesce(sum(${stockLevel.quantity} * ${paid}), 0)` })
      .from(stockLevel)
      .innerJoin(productColor, eq(productColor.id, stockLevel.product_color))
      .innerJoin(product, eq(product.id, productColor.product)),
  )
  return rupees(value)
}

/**
 * Pieces in and out on each of the last 30 days, today included; 0 on days without movements. Only movements in effect
 * count: a corrected one counts with its corrected pieces.
 */
async function movementDays(db: Queries, now: Date, utcOffset: number): Promise<MovementDay[]> {
  const local = now.getTime() + utcOffset * MINUTE_MS
  const days = Array.from({ length: DAYS }, (_, place) =>
    new Date(local - (DAYS - 1 - place) * DAY_MS).toISOString().slice(0, 10),
  )
  const start = new Date(Date.parse(days[0] ?? '') - utcOffset * MINUTE_MS).toISOString()
  const day = dayOf(stockMovement.created_at, utcOffset)
  const pieces = (type: MovementType) =>
    sql<number>`sum(CASE WHEN ${stockMovement.movement_type} = ${type} THEN ${stockMovement.quantity} ELSE 0 END)`
  const rows = await db
    .select({ day, in: pieces('In'), out: pieces('Out') })
    .from(stockMovement)
    .leftJoin(reversal, eq(reversal.reverses, stockMovement.seq))
    .where(and(stands, gte(stockMovement.created_at, start)))
    .groupBy(day)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return days.map((date) => byDay.get(date) ?? { day: date, in: 0, out: 0 })
}
