import type { MouseEvent, PointerEvent as ReactPointerEvent } from 'react'
import type { Place } from './cursor'
import type { GridColumn } from './grid-row'
import type { Grid } from './use-grid'
import type { GridRows } from './use-grid-rows'

/** The mouse and fingers on the grid: a click picks a cell, dragging selects a block, a double click changes a cell. */
export function useGridPointer({
  grid,
  rows,
  columns,
}: {
  grid: Grid
  rows: GridRows
  columns: GridColumn[]
}) {
  const { at } = grid.cursor
  const [row, column] = [rows.rowAt(at.row), columns[at.column]]

  function pick(place: Place, extendsBlock: boolean) {
    grid.commit(row, column)
    grid.goTo(place, extendsBlock)
  }

  function startTyping() {
    if (row && column?.read && grid.typed === undefined) grid.type(grid.shownText(row, column))
  }

  return {
    onPointerDown({ target, pointerType, shiftKey }: ReactPointerEvent) {
      const place = placeOf(target)
      if (place && pointerType !== 'touch') pick(place, shiftKey)
    },
    onPointerOver({ target, buttons, pointerType }: ReactPointerEvent) {
      const place = placeOf(target)
      if (place && buttons === 1 && pointerType === 'mouse') pick(place, true)
    },
    /** A finger may only scroll: its first tap picks the cell, the second changes it. */
    onClick({ target, nativeEvent }: MouseEvent) {
      const place = placeOf(target)
      if (!place || !isTouch(nativeEvent)) return
      if (place.row === at.row && place.column === at.column) startTyping()
      else pick(place, false)
    },
    onDoubleClick({ target }: MouseEvent) {
      if (placeOf(target)) startTyping()
    },
  }
}

/** The cell that an event is about; undefined outside the cells, and in the field of the cell that is typed into. */
function placeOf(target: EventTarget): Place | undefined {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return undefined
  const [, row, column] =
    /^cell-(\d+)-(\d+)$/.exec(target.closest('[role=gridcell]')?.id ?? '') ?? []
  return row && column ? { row: Number(row), column: Number(column) } : undefined
}

function isTouch(event: Event) {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}
