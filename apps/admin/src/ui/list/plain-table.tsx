import { formatNumber } from '@etrend/domain'
import type { ReactNode } from 'react'
import type { Column } from './column'
import { ColumnTitle } from './column-title'

/**
 * Rows under column titles, sortable if `onSort` is given, without selection or actions. On a phone each row is a block
 * of labelled lines.
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
              className="max-md:block max-md:py-2 border-b border-line transition-colors hover:bg-raised"
            >
              {columns.map((column) => (
                <Cell key={column.title} column={column} content={column.cell(row)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, content }: { column: Column<Row>; content: ReactNode }) {
  const isEmpty = content === '' || content === null
  return (
    <td
      className={`max-md:flex max-md:h-auto max-md:gap-3 max-md:px-0 md:group-data-compact/list:h-7 md:group-data-compact/list:py-0 h-9 px-3 py-1 wrap-break-word tabular-nums ${
        column.kind === 'number' ? 'md:text-end' : ''
      } ${isEmpty ? 'max-md:hidden' : ''}`}
    >
      <span className="md:hidden w-30 shrink-0 text-muted">{column.title}</span>
      {column.kind === 'number' && typeof content === 'number' ? formatNumber(content) : content}
    </td>
  )
}

function nothing() {}
