import { formatNumber } from '@etrend/domain'
import type { ReactNode } from 'react'
import { onlyOn, type Column } from './column'
import { ColumnTitle } from './column-title'

/**
 * Rows under column titles, sortable if `onSort` is given, without selection or actions. On a phone each row is a block
 * of labelled lines; where a column leads, it is that column's line with the others in a flow below.
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
  const isCompact = columns.some(({ place }) => place === 'lead')
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
              className={`border-b border-line transition-colors hover:bg-raised ${isCompact ? 'max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:gap-y-1 max-md:py-2.5' : 'max-md:block max-md:py-2'}`}
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
  column: { title, kind, place },
  isCompact,
  content,
}: {
  column: Column<Row>
  isCompact: boolean
  content: ReactNode
}) {
  const isEmpty = content === '' || content === null
  return (
    <td
      className={`max-md:h-auto max-md:px-0 ${place === 'lead' ? 'max-md:w-full' : 'max-md:flex'} ${isCompact ? 'max-md:items-center max-md:gap-2 max-md:py-0' : 'max-md:gap-3'} ${onlyOn(place)} md:group-data-compact/list:h-7 md:group-data-compact/list:py-0 h-9 px-3 py-1 wrap-break-word tabular-nums ${
        kind === 'number' ? 'md:text-end' : ''
      } ${isEmpty ? 'max-md:hidden' : ''}`}
    >
      {place === 'lead' || place === 'line' ? null : (
        <span className={`md:hidden shrink-0 text-muted ${isCompact ? '' : 'w-30'}`}>{title}</span>
      )}
      {kind === 'number' && typeof content === 'number' ? formatNumber(content) : content}
    </td>
  )
}

function nothing() {}
