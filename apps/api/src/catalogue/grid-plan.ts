import type { GridConflict } from '@etrend/contract'
import type { Action } from '../records/audit'

/** What saving some rows of the grid would do. `problems` are sentences by cell: 'products.3.price'. */
export type GridPlan = {
  conflicts: GridConflict[]
  problems: Record<string, string>
  actions: Action[]
  write: () => Promise<void>
}

type Cells = Record<string, string | number | null | undefined>
type Row = { before: Cells; after: Cells }

/**
 * Compares a sent row with the stored one. `change`: the cells that really change. `conflicts`: those that were changed
 * by somebody else since, unless to the same value.
 */
export function compareRow(
  rows: GridConflict['rows'],
  place: number,
  { before, after }: Row,
  stored: Cells,
) {
  const names = Object.keys(after).filter((name) => after[name] !== stored[name])
  const conflicts = names
    .filter((name) => before[name] !== stored[name])
    .map((field): GridConflict => ({ rows, place, field, now: stored[field] ?? null }))
  return { conflicts, hasChanges: names.length > 0 }
}
