import type { StockUnit } from '@etrend/contract'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../db/client'
import { unitThreshold } from '../db/schema/stock'
import { found } from '../http/errors'
import { changedMeanwhile } from '../http/etag'
import { Refusal } from '../lib/refusal'
import { record, type Action, type Author, type Fields, type Links } from '../records/audit'
import { unitRows } from './unit-levels'

export type Unit = { product_color: number; size: number }
type Threshold = Unit & { low_stock: number | null }

/** 'Linen shirt - Navy, MD' */
function unitLabel({ product_color_info, size_name }: StockUnit) {
  return `${product_color_info}, ${size_name}`
}

/** Sets the units' own low-stock thresholds, or removes them (null). The units must exist. */
export async function writeThresholds(tx: Queries, thresholds: Threshold[]) {
  const removed = thresholds.filter(({ low_stock }) => low_stock === null)
  if (removed.length > 0) await tx.delete(unitThreshold).where(or(...removed.map(isUnit)))
  const set = thresholds.flatMap(({ low_stock, ...unit }) =>
    low_stock === null ? [] : [{ ...unit, low_stock }],
  )
  if (set.length === 0) return
  await tx
    .insert(unitThreshold)
    .values(set)
    .onConflictDoUpdate({
      target: [unitThreshold.product_color, unitThreshold.size],
      set: { low_stock: sql`excluded.low_stock` },
    })
}

/** The levels and thresholds of these units, by 'product_color-size'; unknown units are left out. */
export async function unitsOf(tx: Queries, units: Unit[]) {
  const { select, columns } = unitRows(tx)
  const colors = [...new Set(units.map(({ product_color }) => product_color))]
  const rows: StockUnit[] = await select.where(inArray(columns.product_color, colors))
  return new Map(rows.map((row) => [row.id, row]))
}

export function unitKey({ product_color, size }: Unit) {
  return `${product_color}-${size}`
}

/** The entry of a changed threshold; it names its unit, so that it can be undone. */
export function thresholdAction(unit: StockUnit, low_stock: number | null): Action {
  return {
    action: 'threshold',
    noun: 'stock',
    label: unitLabel(unit),
    before: { unit: unit.id, low_stock: unit.low_stock },
    after: { unit: unit.id, low_stock },
  }
}

const changed = z.object({ unit: z.string(), low_stock: z.int().nullable() })

/** Undoes a change of a threshold. Throws Refusal (409) where it was changed since, or the unit was deleted. */
export async function undoThreshold(
  tx: Queries,
  { before, after }: { before: Fields | null; after: Fields | null },
  by: Author,
  links: Links,
) {
  const [was, became] = [changed.safeParse(before), changed.safeParse(after)]
  if (!was.success || !became.success) throw new Refusal(409, 'This can’t be undone.')
  const [product_color = 0, size = 0] = was.data.unit.split('-').map(Number)
  const unit = { product_color, size }
  const now = found((await unitsOf(tx, [unit])).get(was.data.unit), 'unit')
  if (now.low_stock !== became.data.low_stock) throw changedMeanwhile('threshold')
  await writeThresholds(tx, [{ ...unit, low_stock: was.data.low_stock }])
  await record(tx, by, { ...thresholdAction(now, was.data.low_stock), ...links })
}

function isUnit({ product_color, size }: Unit) {
  return and(eq(unitThreshold.product_color, product_color), eq(unitThreshold.size, size))
}
