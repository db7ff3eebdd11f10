import type { Column } from './column'

type Sorting = {
  sort: string | undefined
  onSort: (sort: string) => void
  /** The name of the list's default order. */
  otherwise?: string
}

/** Sort control for phones, where a table has no column titles to sort by. */
export function SortSelect<Row>({ columns, ...sorting }: Sorting & { columns: Column<Row>[] }) {
  const sorts = columns.flatMap(({ title, sort: name }) => (name ? [{ title, name }] : []))
  return <Select sorts={sorts} look="md:hidden flex-1" {...sorting} />
}

/** Sort control for a list without column titles, on any screen. */
export function ListSort(sorting: Sorting & { sorts: Sort[] }) {
  return <Select look="max-md:flex-1" {...sorting} />
}

/** A column's title, and its name in requests. */
export type Sort = { title: string; name: string }

function Select({
  sorts,
  sort = '',
  onSort,
  otherwise = 'As added',
  look,
}: Sorting & { sorts: Sort[]; look: string }) {
  return (
    <select
      aria-label="Sort"
      value={sort}
      onChange={(event) => onSort(event.target.value)}
      className={`h-9 min-w-0 rounded-control bg-raised px-2 inset-ring inset-ring-edge pointer-coarse:h-11 pointer-coarse:text-base ${look}`}
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
