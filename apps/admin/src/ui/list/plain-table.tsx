import { formatNumber } from '@etrend/domain'
import type { ReactNode } from 'react'
import type { Column } from './column'
import { ColumnTitle } from './column-title'
import { compactCell, compactRow, isCompactCard } from './compact-card'

/**
 * Rows under column titles, sortable if `onSort` is given, without selection or actions. On a phone each row is a
 * compact card where the columns have a place in it, else a block of labelled lines.
 */
export function PlainTable<Row>({
  title,
  columns,
  rows,
  keyOf,
  sort,
  onSort = nothing,
}: {
  title: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string | number
  sort?: string | undefined
  onSort?: (column: string) => void
}) {
  const isCompact = isCompactCard(columns)
  return (
    <div className="md:overflow-x-auto">
      <table aria-label={title} className="max-md:block w-full">
        <thead className="max-md:hidden border-b border-ink/70">
          <tr>
            {columns.map((column) => (
              <ColumnTitle key={column.title} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={`border-b border-line transition-colors hover:bg-raised ${isCompact ? compactRow(columns) : 'max-md:block max-md:py-2'}`}
            >
              {columns.map((column) => (
                <Cell
                  key={column.title}
                  column={column}
                  isCompact={isCompact}
                  content={column.cell(row)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({
  column,
  isCompact,
  content,
}: {
  column: Column<Row>
  isCompact: boolean
  content: ReactNode
}) {
  const { title, kind = 'text', place } = column
  const isEmpty = content === '' || content === null
  return (
    <td
      className={`max-md:h-auto md:group-data-compact/list:h-7 md:group-data-compact/list:py-0 xl:px-3 h-9 px-2 py-1 wrap-break-word tabular-nums ${
        isCompact ? compactCell(kind, place) : 'max-md:flex max-md:gap-3 max-md:px-0'
      } ${kind === 'number' ? 'md:text-end' : ''} ${isEmpty ? 'max-md:hidden' : ''}`}
    >
      {isCompact && place !== 'labelled' ? null : (
        <span className={`md:hidden shrink-0 text-muted ${isCompact ? '' : 'w-30'}`}>{title}</span>
      )}
      {kind === 'number' && typeof content === 'number' ? formatNumber(content) : content}
    </td>
  )
}

function nothing() {}
