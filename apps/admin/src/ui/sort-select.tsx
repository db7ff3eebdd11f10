import type { Column } from './column'

type Sorting = {
  sort: string | undefined
  onSort: (sort: string) => void
  /** How the list stands by itself. */
  otherwise?: string
}

/** What the column titles do on a desk, for a phone. */
export function SortSelect<Row>({ columns, ...sorting }: Sorting & { columns: Column<Row>[] }) {
  const sorts = columns.flatMap(({ title, sort: name }) => (name ? [{ title, name }] : []))
  return <Select sorts={sorts} look="md:hidden flex-1" {...sorting} />
}

/** The same for a list without column titles, on any screen. */
export function ListSort(sorting: Sorting & { sorts: Sort[] }) {
  return <Select look="max-md:flex-1" {...sorting} />
}

/** A column's title and the wire's name of it. */
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
