import { DISCOUNT_TOO_HIGH, type GridConflict, isDiscountBelowPrice } from '@etrend/contract'
import { cellKey, textOf, type GridColumn, type GridRow, type Value } from './grid-row'

/** What was typed into a cell. `row` is the row as it was then; `isOld`: somebody else has changed the cell since. */
export type Edit = { row: GridRow; column: GridColumn; text: string; isOld?: boolean }
export type Edits = ReadonlyMap<string, Edit>

/** The changed cells, and the states before for undo and redo. */
export type EditState = { edits: Edits; past: Edits[]; future: Edits[] }
export const noEdits: EditState = { edits: new Map(), past: [], future: [] }

const MOST_STEPS = 100

/** With some cells set. A cell that has its stored value again is no change. */
export function withTexts({ edits, past }: EditState, changes: Edit[]): EditState {
  const next = new Map(edits)
  for (const { row, column, text } of changes) {
    const key = cellKey(row, column.field)
    const edit = { row: next.get(key)?.row ?? row, column, text }
    if (isChange(edit)) next.set(key, edit)
    else next.delete(key)
  }
  return { edits: next, past: [...past.slice(-MOST_STEPS), edits], future: [] }
}

export function undone({ edits, past, future }: EditState): EditState {
  const before = past.at(-1)
  return before
    ? { edits: before, past: past.slice(0, -1), future: [edits, ...future] }
    : { edits, past, future }
}

export function redone({ edits, past, future }: EditState): EditState {
  const [next, ...rest] = future
  return next ? { edits: next, past: [...past, edits], future: rest } : { edits, past, future }
}

/** Marks cells that somebody else has changed, with their present values. Earlier steps can't be undone any more. */
export function withConflicts(
  { edits }: EditState,
  conflicts: { key: string; now: GridConflict['now'] }[],
): EditState {
  const next = new Map(edits)
  for (const { key, now } of conflicts) {
    const edit = next.get(key)
    if (!edit) continue
    const { column } = edit
    const row = { ...edit.row, values: { ...edit.row.values, [column.field]: now } }
    next.set(key, { ...edit, row, isOld: true })
  }
  return { edits: next, past: [], future: [] }
}

/** Decides a conflict: keeps what was typed here, or drops it. */
export function decided(
  { edits, past, future }: EditState,
  keys: string[],
  keepsMine: boolean,
): EditState {
  const next = new Map(edits)
  for (const key of keys) {
    const edit = next.get(key)
    if (edit && keepsMine) next.set(key, { ...edit, isOld: false })
    else next.delete(key)
  }
  return { edits: next, past, future }
}

/** What is wrong with changed cells, in a sentence each. */
export function problemsOf(edits: Edits) {
  const problems = new Map<string, string>(twice(edits))
  for (const [key, { row, column, text }] of edits) {
    const read = column.read?.(text)
    if (read && 'problem' in read) problems.set(key, read.problem)
    else if (!hasRightPrices(row, edits)) problems.set(key, DISCOUNT_TOO_HIGH)
  }
  return problems
}

/** The value that a cell will have: as it was typed, else as it is stored. A wrong text counts as undefined. */
export function valueOf(row: GridRow, field: string, edits: Edits): Value | undefined {
  const edit = edits.get(cellKey(row, field))
  if (!edit) return row.values[field]
  const read = edit.column.read?.(edit.text)
  return read && 'value' in read ? read.value : undefined
}

/** The cells whose value was given to another row too, where no two rows may have the same. */
function twice(edits: Edits) {
  const given = new Map<string, { key: string; row: GridRow }[]>()
  for (const [key, { row, column, text }] of edits) {
    const read = column.uniqueBy && column.read?.(text)
    if (!read || !('value' in read) || typeof read.value !== 'string') continue
    const value = `${column.field} ${column.uniqueBy?.(read.value)}`
    given.set(value, [...(given.get(value) ?? []), { key, row }])
  }
  return [...given.values()].flatMap((cells) =>
    cells.flatMap(({ key }): [string, string][] => {
      const other = cells.find((cell) => cell.key !== key)
      return other ? [[key, `${other.row.label} has the same here.`]] : []
    }),
  )
}

function hasRightPrices(row: GridRow, edits: Edits) {
  if (row.kind !== 'products') return true
  const price = valueOf(row, 'price', edits)
  const discounted_price = valueOf(row, 'discounted_price', edits)
  if (typeof price !== 'number' || typeof discounted_price !== 'number') return true
  return isDiscountBelowPrice({ price, discounted_price })
}

function isChange({ row, column, text }: Edit) {
  const stored = row.values[column.field]
  if (text.trim() === textOf(stored)) return false
  const read = column.read?.(text)
  return !read || 'problem' in read || read.value !== stored
}
