import { PictureOf } from '../catalogue/pictures/picture-of'
import { cellId } from './cell-id'
import { isInBlock } from './cursor'
import { cellKey, type GridColumn, type GridRow } from './grid-row'
import type { Grid } from './use-grid'
import { ROW_HEIGHT } from './viewport'

/** One row of the grid at its place; grey bars while it is loading. */
export function DataRow({
  place,
  row,
  columns,
  grid,
  problems,
}: {
  place: number
  row: GridRow | undefined
  columns: GridColumn[]
  grid: Grid
  problems: ReadonlyMap<string, string>
}) {
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      style={{ top: place * ROW_HEIGHT, height: ROW_HEIGHT }}
      className="absolute flex w-max min-w-full border-b border-line"
    >
      {columns.map((column, index) => {
        const key = row && cellKey(row, column.field)
        const at = { row: place, column: index }
        const { cursor } = grid
        const isActive = cursor.at.row === place && cursor.at.column === index
        const edit = key === undefined ? undefined : grid.edits.get(key)
        const isTyping = isActive && grid.typed !== undefined
        return (
          <div
            key={column.field}
            id={cellId(place, index)}
            role="gridcell"
            aria-colindex={index + 1}
            aria-selected={isInBlock(cursor, at)}
            // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- WAI-ARIA 1.2 has it for gridcell
            aria-readonly={column.read ? undefined : true}
            aria-invalid={key !== undefined && problems.has(key) ? true : undefined}
            data-changed={edit ? true : undefined}
            data-old={edit?.isOld ? true : undefined}
            data-active={isActive ? true : undefined}
            style={{ width: column.width }}
            className={`${look} ${column.isNumber ? 'justify-end tabular-nums' : ''} ${column.read ? '' : 'text-muted'} ${index === 0 ? 'max-md:max-w-40 sticky left-0 z-10 grow' : ''}`}
          >
            {isTyping ? (
              <input
                ref={focus}
                aria-label={`${column.title}, ${row?.label ?? ''}`}
                value={grid.typed}
                inputMode={column.isNumber ? 'decimal' : 'text'}
                onChange={({ target }) => grid.type(target.value)}
                className={`size-full bg-raised outline-none ${column.isNumber ? 'text-end' : ''} pointer-coarse:text-base`}
              />
            ) : row ? (
              <>
                {index === 0 ? <PictureOf of={row.picture} isSmall /> : null}
                <Content row={row} column={column} grid={grid} />
              </>
            ) : (
              <span className="h-3 w-3/4 rounded-picture bg-sunk" />
            )}
          </div>
        )
      })}
    </div>
  )
}

function focus(input: HTMLInputElement | null) {
  input?.focus()
}

function Content({ row, column, grid }: { row: GridRow; column: GridColumn; grid: Grid }) {
  const text = grid.shownText(row, column)
  if (text !== '') return <span className="truncate">{text}</span>
  return <span className="text-muted">{column.otherwise?.(row)}</span>
}

const look =
  'flex shrink-0 items-center gap-2 bg-paper px-2 aria-selected:bg-sunk data-changed:bg-marigold/20 data-changed:font-semibold aria-invalid:bg-danger/10 aria-invalid:text-danger data-old:bg-danger/10 data-active:inset-ring-2 data-active:inset-ring-ink'
