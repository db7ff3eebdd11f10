import type { Column } from './column'

/** What the column titles do on a desk, for a phone. */
export function SortSelect<Row>({
  columns,
  sort = '',
  onSort,
}: {
  columns: Column<Row>[]
  sort: string | undefined
  onSort: (sort: string) => void
}) {
  const sortable = columns.flatMap(({ title, sort: name }) => (name ? [{ title, name }] : []))
  return (
    <select
      aria-label="Sort"
      value={sort}
      onChange={(event) => onSort(event.target.value)}
      className="md:hidden h-9 min-w-0 flex-1 rounded-control bg-raised px-2 inset-ring inset-ring-edge pointer-coarse:h-11"
    >
      <option value="">As added</option>
      {sortable.map(({ title, name }) => [
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
