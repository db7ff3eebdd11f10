import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'

/** A column as data. `sort` is the wire's name of the column, where the server can sort by it. */
export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  sort?: string
  align?: 'end'
}

/**
 * Rows under sortable column titles, with the noun's links in the last column. On a phone each row becomes
 * a block of labelled lines; the roles keep it a table there too.
 */
export function ResourceTable<Row extends { id: number }>({
  title,
  columns,
  rows,
  sort,
  onSort,
  actions,
}: {
  title: string
  columns: Column<Row>[]
  rows: Row[]
  sort: string | undefined
  onSort: (column: string) => void
  actions: (row: Row) => ReactNode
}) {
  return (
    <table role="table" aria-label={title} className="w-full max-md:block">
      <thead role="rowgroup" className="border-b border-ink/70 max-md:block">
        <tr role="row" className="max-md:flex max-md:flex-wrap max-md:gap-x-4">
          {columns.map((column) => (
            <ColumnTitle key={column.title} column={column} sort={sort} onSort={onSort} />
          ))}
          <th role="columnheader" scope="col" className="h-9 w-px px-3 text-start font-semibold max-md:hidden">
            Action
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {rows.map((row) => (
          <tr
            key={row.id}
            role="row"
            className="border-b border-line transition-colors hover:bg-raised max-md:grid max-md:gap-y-1 max-md:py-3"
          >
            {columns.map(({ title: name, align, cell }) => (
              <td key={name} role="cell" className={`${cellLook} ${align === 'end' ? 'md:text-end' : ''}`}>
                <span aria-hidden className="w-32 shrink-0 text-muted md:hidden">
                  {name}
                </span>
                {cell(row)}
              </td>
            ))}
            <td role="cell" className="px-3 py-1 md:w-px">
              <div className="flex gap-1">{actions(row)}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cellLook = 'h-10 px-3 py-1 tabular-nums wrap-break-word max-md:flex max-md:h-auto max-md:gap-3'

function ColumnTitle<Row>({
  column: { title, sort: name, align },
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: string | undefined
  onSort: (column: string) => void
}) {
  const side = align === 'end' ? 'text-end' : 'text-start'
  if (!name) {
    return (
      <th role="columnheader" scope="col" className={`h-9 px-3 font-semibold max-md:hidden ${side}`}>
        {title}
      </th>
    )
  }
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none'
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[order]
  return (
    <th role="columnheader" scope="col" aria-sort={order} className={`h-9 px-3 font-semibold ${side}`}>
      <button
        type="button"
        onClick={() => onSort(name)}
        className="inline-flex h-9 cursor-pointer items-center gap-1 rounded-control hover:underline pointer-coarse:h-11"
      >
        {title}
        <Arrow size={14} aria-hidden className={order === 'none' ? 'text-edge' : ''} />
      </button>
    </th>
  )
}
