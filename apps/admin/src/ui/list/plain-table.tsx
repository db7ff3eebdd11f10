import { Cards, type CardChoice } from './cards'
import { Cell } from './cell'
import type { Column } from './column'
import { ColumnTitle } from './column-title'
import { usePhone } from './use-phone'

type PlainTableProps<Row> = {
  title: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string | number
  sort?: string | undefined
  onSort?: (column: string) => void
  /** How the cards are selected; a table has a column for it. */
  choice?: CardChoice<Row>
}

/**
 * Rows under column titles, sortable if `onSort` is given, without selection or actions. On a phone each row is a card.
 */
export function PlainTable<Row>(table: PlainTableProps<Row>) {
  const { title, columns, rows, keyOf, choice } = table
  if (!usePhone()) return <WideTable {...table} />
  return <Cards title={title} columns={columns} rows={rows} keyOf={keyOf} choice={choice} />
}

function WideTable<Row>({
  title,
  columns,
  rows,
  keyOf,
  sort,
  onSort = nothing,
}: PlainTableProps<Row>) {
  return (
    <div className="overflow-x-auto">
      <table aria-label={title} className="w-full">
        <thead className="border-b border-ink/70">
          <tr>
            {columns.map((column) => (
              <ColumnTitle key={column.title} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line transition-colors hover:bg-raised">
              {columns.map((column) => (
                <Cell key={column.title} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function nothing() {}
