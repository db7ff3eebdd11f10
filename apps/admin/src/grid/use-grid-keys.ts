import type { ClipboardEvent, FocusEvent, KeyboardEvent, RefObject } from 'react'
import { moved, type Place } from './cursor'
import type { GridColumn } from './grid-row'
import type { Grid } from './use-grid'
import type { GridRows } from './use-grid-rows'

/** The keyboard and clipboard of the grid, as spreadsheets have them. */
export function useGridKeys({
  grid,
  rows,
  columns,
  total,
  element,
}: {
  grid: Grid
  rows: GridRows
  columns: GridColumn[]
  total: number
  element: RefObject<HTMLElement | null>
}) {
  const { at } = grid.cursor
  const last = { row: total - 1, column: columns.length - 1 }
  const row = rows.rowAt(at.row)
  const column = columns[at.column]

  function leaveCell(to: Place | undefined) {
    grid.commit(row, column)
    if (to) grid.goTo(to)
    element.current?.focus()
  }

  /** While something is typed: Enter, Tab and the arrows up and down keep it, Escape drops it. */
  function onTypingKey(event: KeyboardEvent) {
    const { key, shiftKey } = event
    const step = shiftKey ? -1 : 1
    if (key === 'Escape') {
      grid.type(undefined)
      element.current?.focus()
    } else if (key === 'Enter') {
      leaveCell({ ...at, row: clamp(at.row + step, last.row) })
    } else if (key === 'Tab') {
      leaveCell(nextEditable(columns, at, step, last.row))
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      leaveCell(moved(at, event, last))
    } else return
    event.preventDefault()
  }

  function onMovingKey(event: KeyboardEvent) {
    const { key, shiftKey } = event
    const to = moved(at, event, last)
    if (to) grid.goTo(to, shiftKey)
    else if (key === 'Tab') {
      // At the row's last cell, Tab leaves the grid: nobody is caught in ten thousand rows.
      const next = nextEditable(columns, at, shiftKey ? -1 : 1, last.row)
      if (next?.row !== at.row) return
      grid.goTo(next)
    } else if (!act(event)) return
    event.preventDefault()
  }

  /** Does what a key stands for; false for keys of the browser. */
  function act({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
    if (ctrlKey || metaKey) {
      const letter = key.toLowerCase()
      if (letter === 'd') void grid.fillDown(rows, columns)
      else if (letter === 'z' && !shiftKey) grid.undo()
      else if (letter === 'y' || letter === 'z') grid.redo()
      else return false
      return true
    }
    if (key === 'Escape') grid.goTo(at)
    else if (key === 'Delete' || key === 'Backspace') void grid.empty(rows, columns)
    else if (!row || !column?.read || altKey) return false
    else if (key === 'Enter' || key === 'F2') grid.type(grid.shownText(row, column))
    else if (key.length === 1) grid.type(key)
    else return false
    return true
  }

  return {
    onKeyDown: (event: KeyboardEvent) =>
      grid.typed === undefined ? onMovingKey(event) : onTypingKey(event),
    onCopy(event: ClipboardEvent) {
      if (grid.typed !== undefined) return
      const text = grid.copied(rows, columns)
      if (text === undefined)
        return grid.tell('Scroll through these rows first: some are not loaded.')
      event.clipboardData.setData('text/plain', text)
      event.preventDefault()
    },
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain')
      // One cell that is pasted while typing goes into the text.
      if (text === '' || (grid.typed !== undefined && !/[\t\n]/.test(text.trim()))) return
      event.preventDefault()
      grid.type(undefined)
      void grid.paste(text, rows, columns, total)
      element.current?.focus()
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) grid.commit(row, column)
    },
  }
}

/** The next cell that can be edited, also in the next row; undefined at the end. */
function nextEditable(columns: GridColumn[], at: Place, step: 1 | -1, lastRow: number) {
  const editable = columns.flatMap(({ read }, column) => (read ? [column] : []))
  const inRow = step > 0 ? editable : editable.toReversed()
  const next = inRow.find((column) => (column - at.column) * step > 0)
  if (next !== undefined) return { row: at.row, column: next }
  const [first] = inRow
  const row = at.row + step
  return first !== undefined && row >= 0 && row <= lastRow ? { row, column: first } : undefined
}

function clamp(row: number, last: number) {
  return Math.min(last, Math.max(0, row))
}
