import type { GridConflict } from '@etrend/contract'
import type { Edits } from './cell-edits'
import { cellKey, type GridRow, type Value } from './grid-row'

/** A changed row, and its cells by their fields: as they were, and as they are to be. */
export type ChangedRow = {
  row: GridRow
  before: Record<string, Value>
  after: Record<string, Value>
}

/** The changed rows as the call that saves them takes them. */
export function changesOf(edits: Edits) {
  const rows = new Map<string, ChangedRow>()
  for (const { row, column, text } of edits.values()) {
    const read = column.read?.(text)
    if (!read || !('value' in read)) continue
    const changed = rows.get(row.key) ?? { row, before: {}, after: {} }
    changed.before[column.field] = row.values[column.field] ?? null
    changed.after[column.field] = read.value
    rows.set(row.key, changed)
  }
  const sent = [...rows.values()].map((changed) => ({ ...changed, sent: sentRow(changed) }))
  return {
    products: sent.filter(({ row }) => row.kind === 'products'),
    units: sent.filter(({ row }) => row.kind === 'units'),
  }
}

/** The cells in conflict, by their keys, with their present values. */
export function conflictsIn(changed: ReturnType<typeof changesOf>, conflicts: GridConflict[]) {
  return conflicts.flatMap(({ rows, place, field, now }) => {
    const row = changed[rows][place]?.row
    return row ? [{ key: cellKey(row, field), now }] : []
  })
}

function sentRow({ row, before, after }: ChangedRow) {
  return { ...row.ids, before, after }
}
