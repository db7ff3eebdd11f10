import type { GridConflict } from '@etrend/contract'
import type { Action } from '../records/audit'

/**
 * What saving some rows of the grid would do. `problems` are sentences by cell: 'products.3.price'. `changed` are the rows
 * that really change: 'products.3'.
 */
export type GridPlan = {
  conflicts: GridConflict[]
  problems: Record<string, string>
  changed: Set<string>
  actions: Action[]
  write: () => Promise<unknown>
}

type Cells = Record<string, string | number | null | undefined>
type Row = { before: Cells; after: Cells }

/**
 * Compares the cells of a sent row with those that are stored, as far as both have them. `hasChanges`: whether a cell
 * really changes. `conflicts`: those that were changed by somebody else since, unless to the same value.
 */
export function compareRow(
  rows: GridConflict['rows'],
  place: number,
  { before, after }: Row,
  stored: Cells,
) {
  const names = Object.keys(stored).filter(
    (name) => after[name] !== undefined && after[name] !== stored[name],
  )
  const conflicts = names
    .filter((name) => before[name] !== stored[name])
    .map((field): GridConflict => ({ rows, place, field, now: stored[field] ?? null }))
  return { conflicts, hasChanges: names.length > 0 }
}
