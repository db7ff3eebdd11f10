import type { Column } from './column'

type Sorting = {
  sort: string | undefined
  onSort: (sort: string) => void
  /** The name of the list's default order. */
  otherwise?: string
}

/** What a table can be sorted by on a phone, where it has no column titles. */
export function sortsOf<Row>(columns: Column<Row>[]): Sort[] {
  return columns.flatMap(({ title, sort: name }) => (name ? [{ title, name }] : []))
}

/** A column's title, and its name in requests. */
export type Sort = { title: string; name: string }

/** Sort control for a list without column titles. */
export function SortSelect({
  sorts,
  sort = '',
  onSort,
  otherwise = 'As added',
}: Sorting & { sorts: Sort[] }) {
  return (
    <select
      aria-label="Sort"
      value={sort}
      onChange={(event) => onSort(event.target.value)}
      className="h-9 min-w-0 rounded-control bg-raised px-2 inset-ring inset-ring-edge pointer-coarse:h-11 pointer-coarse:text-base"
    >
      <option value="">{otherwise}</option>
      {sorts.map(({ title, name }) => [
        <option key={name} value={name}>
          {title}, ascending
        </option>,
        <option key={`-${name}`} value={`-${name}`}>
          {title}, descending
        </option>,
      ])}
    </select>
  )
}
