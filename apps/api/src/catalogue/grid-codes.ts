import type { GridChange } from '@etrend/contract'
import type { Queries } from '../db/client'
import {
  codeActions,
  codeChange,
  writeCodeChanges,
  type CodeChange,
} from '../stock/codes/code-changes'
import { codedUnitsOf } from '../stock/codes/coded-units'
import { refusedCodes } from '../stock/codes/refused-codes'
import { unitKey } from '../stock/thresholds'
import { compareRow, type GridPlan } from './grid-plan'

/** What saving the SKUs and barcodes of these units of the grid would do. Units may swap their codes. */
export async function planCodes(tx: Queries, rows: GridChange['units']): Promise<GridPlan> {
  const stored = await codedUnitsOf(tx, rows.filter(hasCodes))
  const named = new Set<string>()
  const places = new Map<CodeChange, number>()
  const plan: GridPlan = {
    conflicts: [],
    problems: {},
    changed: new Set(),
    actions: [],
    write: () => writeCodeChanges(tx, [...places.keys()]),
  }
  for (const [place, row] of rows.entries()) {
    if (!hasCodes(row)) continue
    const unit = stored.get(unitKey(row))
    if (!unit || named.has(unitKey(row))) {
      plan.problems[`units.${place}`] = unit
        ? 'Name each unit once.'
        : 'This unit was deleted meanwhile.'
      continue
    }
    named.add(unitKey(row))
    const { sku, barcode } = unit
    const { conflicts, hasChanges } = compareRow('units', place, row, { sku, barcode })
    plan.conflicts.push(...conflicts)
    if (!hasChanges) continue
    places.set(codeChange(unit, row.after), place)
    plan.changed.add(`units.${place}`)
  }
  const changes = [...places.keys()]
  for (const { change, kind, message } of await refusedCodes(tx, changes)) {
    plan.problems[`units.${places.get(change)}.${kind}`] = message
  }
  plan.actions.push(...codeActions(changes))
  return plan
}

function hasCodes({ after }: GridChange['units'][number]) {
  return after.sku !== undefined || after.barcode !== undefined
}
