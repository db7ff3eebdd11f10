import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'

/** A column as data. `sort` is the wire's name of the column, where the server can sort by it. */
export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  sort?: string
  /** Ids take little room, numbers stand at the end of their column, a picture needs no label on a phone. */
  kind?: 'id' | 'number' | 'picture'
}

/**
 * Rows under sortable column titles, with the noun's links in the last column. On a phone each row becomes
 * a block of labelled lines, and SortSelect sorts.
 */
export function Table<Row extends { id: number }>({
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
    <table aria-label={title} className="max-md:block w-full">
      <thead className="max-md:hidden border-b border-ink/70">
        <tr>
          {columns.map((column) => (
            <ColumnTitle key={column.title} column={column} sort={sort} onSort={onSort} />
          ))}
          <th scope="col" className="font-semibold h-9 w-px px-3 text-start">
            Action
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={row.id}
            className="max-md:relative max-md:block max-md:py-2 border-b border-line transition-colors hover:bg-raised"
          >
            {columns.map(({ title: name, kind, cell }) => (
              <td key={name} className={`${cellLook} ${kindLooks[kind ?? 'text']}`}>
                {kind === 'picture' ? null : (
                  <span className="md:hidden w-30 shrink-0 text-muted">{name}</span>
                )}
                {cell(row)}
              </td>
            ))}
            <td className="max-md:block max-md:px-0 md:w-px px-3">
              <div className="-mx-2 flex gap-1">{actions(row)}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cellLook =
  'h-9 px-3 py-1 tabular-nums wrap-break-word max-md:flex max-md:h-auto max-md:gap-3 max-md:ps-0'
// On a phone the picture stands in the row's corner, and the lines leave room for it.
const kindLooks = {
  text: 'max-md:pe-14',
  id: 'max-md:pe-14 md:w-20',
  number: 'max-md:pe-14 md:text-end',
  picture: 'max-md:absolute max-md:top-3 max-md:right-0 max-md:pe-0',
}

function ColumnTitle<Row>({
  column: { title, sort: name, kind },
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: string | undefined
  onSort: (column: string) => void
}) {
  const side = kind === 'number' ? 'text-end' : 'text-start'
  if (!name) {
    return (
      <th scope="col" className={`font-semibold h-9 px-3 ${side}`}>
        {title}
      </th>
    )
  }
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none'
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[order]
  return (
    <th scope="col" aria-sort={order} className={`font-semibold h-9 px-3 ${side}`}>
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
