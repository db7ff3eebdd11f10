import type { GridChange } from '@etrend/contract'
import type { Queries } from '../db/client'
import { thresholdAction, unitKey, unitsOf, writeThresholds } from '../stock/thresholds'
import { compareRow, type GridPlan } from './grid-plan'

/** What saving the thresholds of these units of the grid would do. */
export async function planThresholds(tx: Queries, rows: GridChange['units']): Promise<GridPlan> {
  const stored = await unitsOf(tx, rows.filter(hasThreshold))
  const changed = new Map<string, Parameters<typeof writeThresholds>[1][number]>()
  const plan: GridPlan = {
    conflicts: [],
    problems: {},
    changed: new Set(),
    actions: [],
    write: () => writeThresholds(tx, [...changed.values()]),
  }
  for (const [place, row] of rows.entries()) {
    if (!hasThreshold(row)) continue
    const { product_color, size, after } = row
    const unit = stored.get(unitKey(row))
    if (!unit || changed.has(unit.id)) {
      plan.problems[`units.${place}`] = unit
        ? 'Name each unit once.'
        : 'This unit was deleted meanwhile.'
      continue
    }
    const { low_stock } = unit
    const { conflicts, hasChanges } = compareRow('units', place, row, { low_stock })
    plan.conflicts.push(...conflicts)
    if (!hasChanges) continue
    const wanted = after.low_stock ?? null
    changed.set(unit.id, { product_color, size, low_stock: wanted })
    plan.changed.add(`units.${place}`)
    plan.actions.push(thresholdAction(unit, wanted))
  }
  return plan
}

function hasThreshold({ after }: GridChange['units'][number]) {
  return after.low_stock !== undefined
}
