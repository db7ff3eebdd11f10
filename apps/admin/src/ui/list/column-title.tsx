import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { onlyOn, type Column } from './column'

/** A column's title; a button where the server can sort by the column. */
export function ColumnTitle<Row>({
  column: { title, sort: name, kind, place },
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: string | undefined
  onSort: (column: string) => void
}) {
  const side = kind === 'number' ? 'text-end' : 'text-start'
  const look = `font-semibold xl:px-3 h-9 px-2 ${side} ${onlyOn(place)}`
  if (!name) {
    return (
      <th scope="col" className={look}>
        {title}
      </th>
    )
  }
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none'
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[order]
  return (
    <th scope="col" aria-sort={order} className={look}>
      <button
        type="button"
        onClick={() => onSort(name)}
        className={`inline-flex min-h-9 cursor-pointer items-center gap-1 rounded-control hover:underline pointer-coarse:min-h-11 ${side}`}
      >
        {title}
        <Arrow
          size={14}
          aria-hidden
          className={`shrink-0 ${order === 'none' ? 'text-edge' : ''}`}
        />
      </button>
    </th>
  )
}
