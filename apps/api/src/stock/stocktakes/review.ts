import type { StocktakeLine, StocktakeUnit } from '@etrend/contract'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { user } from '../../db/schema/people'
import { stocktakeCount } from '../../db/schema/stock'
import { groupBy } from '../../lib/group-by'
import type { UnitRow } from '../codes/coded-units'
import { keyOf, waitingNow } from './on-shelf'
import { unitsOf } from './scope'
import type { StocktakeRow } from './stocktake-rows'

type Entry = Awaited<ReturnType<typeof entriesOf>>[number]

/** The units of a stocktake with what was counted of them so far, without what should be there. */
export async function countedUnits(db: Queries, of: StocktakeRow): Promise<StocktakeUnit[]> {
  const entries = groupBy(await entriesOf(db, of.id), keyOf)
  return (await unitsOf(db, of)).map((row) => ({
    ...unitOf(row),
    sku: row.sku,
    barcode: row.barcode,
    counted: sumOf(entries.get(keyOf(row)) ?? [])?.counted ?? null,
  }))
}

/** What was counted of each unit so far. */
export async function countsOf(db: Queries, id: number) {
  return [...groupBy(await entriesOf(db, id), keyOf).values()].flatMap((entries) => {
    const sum = sumOf(entries)
    return sum ? [{ product_color: sum.product_color, size: sum.size, counted: sum.counted }] : []
  })
}

/** The units of a stocktake beside what should have been there, and how many counts that comes from. */
export async function reviewLines(db: Queries, of: StocktakeRow) {
  const all = await entriesOf(db, of.id)
  const entries = groupBy(all, keyOf)
  const waiting = await waitingNow(db)
  const lines = (await unitsOf(db, of)).map((row) =>
    lineOf(row, entries.get(keyOf(row)) ?? [], waiting.get(keyOf(row)) ?? 0),
  )
  return { entries: all.length, lines }
}

/** The pieces that a difference can take from a level, so that it never goes below zero, and those that it can't. */
export function takenFrom(level: number, missing: number) {
  const taken = Math.min(level, missing)
  return { taken, short: missing - taken }
}

function lineOf(row: UnitRow, entries: Entry[], waiting: number): StocktakeLine {
  const sum = sumOf(entries)
  const expected = sum?.expected ?? row.quantity + waiting
  const difference = sum ? sum.counted - sum.expected : 0
  return {
    ...unitOf(row),
    expected,
    counted: sum?.counted ?? null,
    difference,
    level: row.quantity,
    short: takenFrom(row.quantity, Math.max(0, -difference)).short,
    staff: [...new Set(entries.map(({ staff }) => staff ?? ''))].filter(Boolean).join(', '),
  }
}

/** Adds up the counts from the last recount on. What was expected is taken from the latest: it saw the last sale. */
function sumOf(entries: Entry[]) {
  const latest = entries.at(-1)
  if (!latest) return undefined
  const from = entries.findLastIndex(({ is_recount }) => is_recount)
  const counts = entries.slice(Math.max(0, from))
  const sum = counts.reduce((pieces, { quantity }) => pieces + quantity, 0)
  return { ...latest, counted: Math.max(0, sum) }
}

function unitOf({ product_color, size, product_color_info, size_name }: UnitRow) {
  return { product_color, size, product_color_info, size_name }
}

/** All counts in the order in which they were made. */
function entriesOf(db: Queries, id: number) {
  return db
    .select({
      product_color: stocktakeCount.product_color,
      size: stocktakeCount.size,
      quantity: stocktakeCount.quantity,
      is_recount: stocktakeCount.is_recount,
      expected: stocktakeCount.expected,
      staff: user.username,
    })
    .from(stocktakeCount)
    .leftJoin(user, eq(user.id, stocktakeCount.staff))
    .where(eq(stocktakeCount.stocktake, id))
    .orderBy(asc(stocktakeCount.counted_at), asc(stocktakeCount.seq))
}
