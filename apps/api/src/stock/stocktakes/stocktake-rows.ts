import { WHOLE_SHOP, type contract, type Stocktake, type StocktakeInput } from '@etrend/contract'
import { kathmanduTime } from '@etrend/contract/kathmandu'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Database, Queries } from '../../db/client'
import { countRows, first, one } from '../../db/rows'
import { user } from '../../db/schema/people'
import { stocktake, stocktakeCount } from '../../db/schema/stock'
import { anyHolds } from '../../db/text-search'
import { found } from '../../http/errors'
import { equals, pageOf, positionOf } from '../../http/list-page'
import { Refusal } from '../../lib/refusal'
import { record, type Author } from '../../records/audit'
import { scopeName, unitsOf } from './scope'

const MOST_OPEN = 50

type Query = z.infer<typeof contract.stocktakes.list.query>
export type StocktakeRow = typeof stocktake.$inferSelect

/** Begins a stocktake. Throws Refusal (404) for a category or product that doesn't exist. */
export function startStocktake(db: Database, { name, ...scope }: StocktakeInput, by: Author) {
  return db.transaction(async (tx) => {
    const open = await tx.$count(stocktake, eq(stocktake.state, 'open'))
    if (open >= MOST_OPEN) {
      throw new Refusal(
        409,
        `${MOST_OPEN} stocktakes are open already: finish or cancel one first.`,
      )
    }
    const scope_name = await scopeName(tx, scope)
    const units = await countRows(tx, unitsOf(tx, scope))
    const values = { ...scope, scope_name, units, staff: by.staff, created_at: by.at }
    const label = name || nameOf(scope_name, by.at)
    const row = { ...values, name: label, state: 'open' as const }
    const { id } = await one(tx.insert(stocktake).values(row).returning())
    await record(tx, by, { action: 'start', noun: 'stocktakes', row_id: id, label })
    return await readStocktake(tx, id)
  })
}

/** The stocktakes, the newest first. `q` is searched in their names and in what they are about. */
export async function listStocktakes(db: Queries, query: Query) {
  const scope = sql`coalesce(nullif(${stocktake.scope_name}, ''), ${WHOLE_SHOP})`
  const select = rowsOf(db).where(
    and(equals(stocktake.state, query.state), anyHolds(query.q, [stocktake.name, scope])),
  )
  const { rows, total } = await pageOf(db, select, positionOf(query), [desc(stocktake.id)])
  return { rows: await withCounted(db, rows), total }
}

/** Throws Refusal (404) where there is none. */
export async function readStocktake(db: Queries, id: number): Promise<Stocktake> {
  const rows = await withCounted(db, await rowsOf(db).where(eq(stocktake.id, id)))
  return found(rows[0], 'stocktake')
}

/** The row as it is stored. Throws Refusal (404) where there is none. */
export async function storedStocktake(db: Queries, id: number): Promise<StocktakeRow> {
  return found(await first(db.select().from(stocktake).where(eq(stocktake.id, id))), 'stocktake')
}

function rowsOf(db: Queries) {
  return db
    .select({
      id: stocktake.id,
      name: stocktake.name,
      state: stocktake.state,
      scope: stocktake.scope,
      scope_id: stocktake.scope_id,
      scope_name: stocktake.scope_name,
      staff: user.username,
      created_at: stocktake.created_at,
      ended_at: stocktake.ended_at,
      units: stocktake.units,
      movements: stocktake.movements,
      found: stocktake.found,
      missing: stocktake.missing,
    })
    .from(stocktake)
    .leftJoin(user, eq(user.id, stocktake.staff))
    .$dynamic()
}

async function withCounted(db: Queries, rows: Omit<Stocktake, 'counted'>[]) {
  const { stocktake: of, product_color, size } = stocktakeCount
  const ids = rows.map(({ id }) => id)
  const units = db.selectDistinct({ of, product_color, size }).from(stocktakeCount)
  const distinct = units.where(inArray(of, ids)).as('counted_unit')
  const counts = await db
    .select({ of: distinct.of, counted: sql<number>`count(*)` })
    .from(distinct)
    .groupBy(distinct.of)
  const counted = new Map(counts.map((one) => [one.of, one.counted]))
  return rows.map((row) => ({ ...row, counted: counted.get(row.id) ?? 0 }))
}

/** 'Women, 23 Nov' or 'Whole shop, 23 Nov'. */
function nameOf(scope_name: string, at: string) {
  return `${scope_name || WHOLE_SHOP}, ${kathmanduTime(new Date(at)).slice(0, 10)}`
}
