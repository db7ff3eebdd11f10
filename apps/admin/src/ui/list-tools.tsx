import type { ReactNode } from 'react'
import { ButtonLink } from './button'
import type { Column } from './column'
import { ColumnsMenu, type useShownColumns } from './columns-menu'
import { Filters, type Filter } from './filters'
import type { ListAddress } from './list-address'
import { SavedViews } from './saved-views'
import { SearchBox } from './search-box'
import { ListSort, SortSelect, type Sort } from './sort-select'

export type ListToolsProps<Row> = {
  address: ListAddress
  /** A list that can't be searched has no saved views either: nothing would be in them. */
  searchLabel?: string | undefined
  filters?: Filter[]
  /** A table's columns, to choose and to sort by. A list without columns passes `sorts` instead. */
  columns?: Column<Row>[] | undefined
  sorts?: Sort[] | undefined
  /** The name of the list's order before it is sorted. */
  otherwise?: string
}

/** The tools above the rows of a list: search, sort, filters (also those that only this list has), columns and saved views. */
export function ListTools<Row>({
  address,
  searchLabel,
  filters = [],
  columns,
  sorts,
  otherwise,
  choice,
  children,
}: ListToolsProps<Row> & {
  choice: Omit<ReturnType<typeof useShownColumns<Row>>, 'shown'>
  children?: ReactNode
}) {
  const order = { sort: address.sort, onSort: address.reorder, ...(otherwise && { otherwise }) }
  return (
    <div className="flex flex-wrap items-center gap-2 py-4">
      {searchLabel ? (
        <SearchBox label={searchLabel} value={address.q} onSearch={address.search} />
      ) : null}
      {columns?.some(({ sort }) => sort) ? <SortSelect columns={columns} {...order} /> : null}
      {sorts ? <ListSort sorts={sorts} {...order} /> : null}
      <Filters filters={filters} values={address.narrowed} onFilter={address.filterBy} />
      {children}
      {address.isNarrowed ? <ButtonLink to="?">Show all</ButtonLink> : null}
      <div className="md:ms-auto flex gap-2">
        {columns ? <ColumnsMenu columns={columns} {...choice} /> : null}
        {searchLabel ? <SavedViews {...choice} /> : null}
      </div>
    </div>
  )
}
