import {
  contract,
  type DashboardFigures,
  type MovementDay,
  type MovementType,
} from '@etrend/contract'
import { kathmanduDay, kathmanduTime } from '@etrend/contract/kathmandu'
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
import { isPermitted } from '../http/access'
import { laterDay } from '../lib/nepali-months'
import { countLevels } from '../stock/unit-levels'
import { type CountLate, countWaiting } from './waiting'

const DAYS = 30

export function dashboardRoutes(db: Database, clock: () => Date, countLate: CountLate) {
  return initServer().router(contract.dashboard, {
    figures: async () => ({ status: 200, body: await readFigures(db.read, clock()) }),

    waiting: async ({ request }) => ({
      status: 200,
      body: await db.snapshot((queries) =>
        countWaiting(queries, {
          now: clock(),
          countLate,
          may: (needed) => isPermitted(request, needed),
        }),
      ),
    }),
  })
}

async function readFigures(db: Queries, now: Date): Promise<DashboardFigures> {
  return {
    stock: { ...(await countLevels(db)), value: await valueOf(db) },
    products: { all: await db.$count(product), unsellable: await countUnsellable(db) },
    movements: await movementDays(db, now),
  }
}

/** How many products can't be bought yet; archived ones aren't meant to be. */
async function countUnsellable(db: Queries) {
  const { count } = await one(
    db
      .select({ count: countDistinct(productFinding.product) })
      .from(productFinding)
      .innerJoin(product, eq(product.id, productFinding.product))
      .where(and(eq(productFinding.severity, 'stops'), ne(product.status, 'archived'))),
  )
  return count
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
 * Pieces in and out on each of Kathmandu's last 30 days, today included; 0 on days without movements. Only movements in effect
 * count: a corrected one counts with its corrected pieces.
 */
async function movementDays(db: Queries, now: Date): Promise<MovementDay[]> {
  const today = kathmanduTime(now).slice(0, 10)
  const days = Array.from({ length: DAYS }, (_, place) => laterDay(today, place - DAYS + 1))
  const day = dayOf(stockMovement.created_at)
  const pieces = (type: MovementType) =>
    sql<number>`sum(CASE WHEN ${stockMovement.movement_type} = ${type} THEN ${stockMovement.quantity} ELSE 0 END)`
  const rows = await db
    .select({ day, in: pieces('In'), out: pieces('Out') })
    .from(stockMovement)
    .leftJoin(reversal, eq(reversal.reverses, stockMovement.seq))
    .where(and(stands, gte(stockMovement.created_at, kathmanduDay(today, 1 - DAYS))))
    .groupBy(day)
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return days.map((date) => byDay.get(date) ?? { day: date, in: 0, out: 0 })
}
