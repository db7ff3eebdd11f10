import { Button } from '../ui/controls/button'
import { cellKey, type GridView } from './grid-row'
import type { Grid } from './use-grid'
import type { GridRows } from './use-grid-rows'

/** Names the active cell and says what is wrong with it; also in words for those who don't see the grid. */
export function ActiveCell({
  view,
  grid,
  rows,
  problems,
}: {
  view: GridView
  grid: Grid
  rows: GridRows
  problems: ReadonlyMap<string, string>
}) {
  const { at } = grid.cursor
  const row = rows.rowAt(at.row)
  const column = view.columns[at.column]
  const problem = row && column && problems.get(cellKey(row, column.field))
  return (
    <div className="flex flex-wrap items-center gap-2 pt-2">
      <output className="me-auto min-w-0 wrap-break-word">
        {row && column ? `${row.label}, ${column.title}` : null}
        {problem ? <span className="text-danger"> — {problem}</span> : null}
        {grid.news ? <span className="text-muted"> {grid.news}</span> : null}
      </output>
      <Button disabled={grid.past.length === 0} onClick={grid.undo}>
        Undo typing
      </Button>
      <Button onClick={() => void grid.fillDown(rows, view.columns)}>Fill down</Button>
    </div>
  )
}
