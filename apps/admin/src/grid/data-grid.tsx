import { useEffect, useRef } from 'react'
import { inWords } from '../lib/words'
import { cellId } from './cell-id'
import { DataRow } from './data-row'
import type { GridView } from './grid-row'
import type { Grid } from './use-grid'
import { useGridKeys } from './use-grid-keys'
import { useGridPointer } from './use-grid-pointer'
import type { GridRows } from './use-grid-rows'
import { ROW_HEIGHT, type Viewport } from './viewport'

/**
 * The cells, like a spreadsheet: one active cell, which the arrow keys move, and a block that Shift extends. Only the
 * rows in view are rendered. The grid itself has the focus, and names the active cell to screen readers.
 */
export function DataGrid({
  view,
  grid,
  rows,
  total,
  problems,
  viewport,
}: {
  view: GridView
  grid: Grid
  rows: GridRows
  total: number
  problems: ReadonlyMap<string, string>
  viewport: Viewport
}) {
  const element = useRef<HTMLDivElement>(null)
  const { columns } = view
  const { at } = grid.cursor
  const keys = useGridKeys({ grid, rows, columns, total, element })
  const pointer = useGridPointer({ grid, rows, columns })
  const activeId = cellId(at.row, at.column)

  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [activeId])

  const { from, to } = viewport.shown
  const places = Array.from(
    { length: Math.max(0, Math.min(to, total - 1) - from + 1) },
    (_, n) => from + n,
  )
  // The active row is always there, so that its cell can be named and keep what is being typed.
  if (at.row < total && !places.includes(at.row)) places.push(at.row)

  return (
    <div
      ref={element}
      role="grid"
      aria-label={`${view.title}: ${inWords('rows', total)}`}
      aria-rowcount={total + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-busy={rows.isFetching}
      aria-activedescendant={activeId}
      tabIndex={0}
      {...keys}
      {...pointer}
      onScroll={viewport.onScroll}
      className="max-md:scroll-ps-40 relative h-[min(70vh,40rem)] scroll-ps-56 scroll-pt-9 overflow-auto rounded-control bg-raised inset-ring inset-ring-line outline-offset-2 select-none"
    >
      <div
        role="row"
        aria-rowindex={1}
        className="sticky top-0 z-20 flex w-max min-w-full border-b border-ink/70 bg-paper"
      >
        {columns.map(({ field, title, width, isNumber }, place) => (
          <div
            key={field}
            role="columnheader"
            aria-colindex={place + 1}
            style={{ width }}
            className={`font-semibold flex h-9 shrink-0 items-center px-2 ${isNumber ? 'justify-end' : ''} ${place === 0 ? 'max-md:max-w-40 sticky left-0 grow bg-paper' : ''}`}
          >
            {title}
          </div>
        ))}
      </div>
      <div role="rowgroup" className="relative" style={{ height: total * ROW_HEIGHT }}>
        {places.map((place) => (
          <DataRow
            key={place}
            place={place}
            row={rows.rowAt(place)}
            columns={columns}
            grid={grid}
            problems={problems}
          />
        ))}
      </div>
    </div>
  )
}
