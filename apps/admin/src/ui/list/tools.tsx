import type { ReactNode } from 'react'
import { ButtonLink } from '../controls/button'
import type { Column } from './column'
import { ColumnsMenu, type useShownColumns } from './columns-menu'
import { Filters, type Filter } from './filters'
import type { ListAddress } from './list-address'
import { PhoneTools } from './phone-tools'
import { SavedViews } from './saved-views'
import { SearchBox } from './search-box'
import { SortSelect, type Sort } from './sort-select'
import { usePhone } from './use-phone'
import type { Selection } from './use-selection'

export type ToolsProps<Row> = {
  address: ListAddress
  /** A list that can't be searched or filtered has no saved views either: nothing would be in them. */
  searchLabel?: string | undefined
  filters?: Filter[]
  /** Filters that only this list has. */
  ownFilters?: ReactNode
  /** A table's columns, to choose and to sort by. A list without columns passes `sorts` instead. */
  columns?: Column<Row>[] | undefined
  sorts?: Sort[] | undefined
  /** The name of the list's order before it is sorted. */
  otherwise?: string
  /** What is seldom done with the list, such as exports: beside the title, on a phone among the filters. */
  seldom?: ReactNode
  /** The selection of a list whose rows can be selected, which a phone begins with a button. */
  selection?: Pick<Selection, 'isSelecting' | 'start' | 'clear'>
}

export type ShownTools<Row> = ToolsProps<Row> & {
  choice: Omit<ReturnType<typeof useShownColumns<Row>>, 'shown'>
  /** How many rows were found, once they are loaded. */
  found: number | undefined
}

/** Search, sort, filters, columns and saved views. */
export function Tools<Row>(tools: ShownTools<Row>) {
  return usePhone() ? <PhoneTools {...tools} /> : <WideTools {...tools} />
}

function WideTools<Row>({
  address,
  searchLabel,
  filters = [],
  ownFilters,
  columns,
  sorts,
  otherwise,
  choice,
}: ShownTools<Row>) {
  return (
    <div className="flex flex-wrap items-center gap-2 py-4">
      {searchLabel ? (
        <SearchBox label={searchLabel} value={address.q} onSearch={address.search} />
      ) : null}
      {sorts ? (
        <SortSelect
          sorts={sorts}
          sort={address.sort}
          onSort={address.reorder}
          otherwise={otherwise}
        />
      ) : null}
      <Filters filters={filters} values={address.narrowed} onFilter={address.filterBy} />
      {ownFilters}
      {address.isNarrowed ? <ButtonLink to="?">Show all</ButtonLink> : null}
      <div className="ms-auto flex gap-2">
        {columns ? <ColumnsMenu columns={columns} {...choice} /> : null}
        {searchLabel || filters.length > 0 ? <SavedViews {...choice} /> : null}
      </div>
    </div>
  )
}
