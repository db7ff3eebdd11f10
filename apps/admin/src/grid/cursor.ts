/** A cell by its place. */
export type Place = { row: number; column: number }

/** The active cell, and the other corner of the selected block, which is the same cell without a block. */
export type Cursor = { at: Place; from: Place }

export const start: Cursor = { at: { row: 0, column: 0 }, from: { row: 0, column: 0 } }

/** How many rows Page Up and Page Down move. */
const SCREENFUL = 15

export function blockOf({ at, from }: Cursor) {
  return {
    top: Math.min(at.row, from.row),
    bottom: Math.max(at.row, from.row),
    left: Math.min(at.column, from.column),
    right: Math.max(at.column, from.column),
  }
}

export function isInBlock(cursor: Cursor, { row, column }: Place) {
  const { top, bottom, left, right } = blockOf(cursor)
  return row >= top && row <= bottom && column >= left && column <= right
}

/** The cell that a key of the keyboard leads to; undefined for keys that don't move. */
export function moved(
  { row, column }: Place,
  { key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean },
  last: Place,
): Place | undefined {
  const isFar = ctrlKey || metaKey
  switch (key) {
    case 'ArrowUp':
      return { row: isFar ? 0 : Math.max(0, row - 1), column }
    case 'ArrowDown':
      return { row: isFar ? last.row : Math.min(last.row, row + 1), column }
    case 'ArrowLeft':
      return { row, column: isFar ? 0 : Math.max(0, column - 1) }
    case 'ArrowRight':
      return { row, column: isFar ? last.column : Math.min(last.column, column + 1) }
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 }
    case 'End':
      return { row: isFar ? last.row : row, column: last.column }
    case 'PageUp':
      return { row: Math.max(0, row - SCREENFUL), column }
    case 'PageDown':
      return { row: Math.min(last.row, row + SCREENFUL), column }
    default:
      return undefined
  }
}
