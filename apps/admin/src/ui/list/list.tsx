import type { ReactNode } from 'react'
import { refusalOf } from '../../lib/refusal'
import { ButtonLink } from '../controls/button'
import { BlankState } from '../state/blank-state'
import { FailedState } from '../state/failed-state'
import { RowsSkeleton } from '../state/skeleton'
import type { Column } from './column'
import { ColumnsMenu, useShownColumns } from './columns-menu'
import { Filters, type Filter } from './filters'
import type { ListAddress } from './list-address'
import { ListFrame } from './list-frame'
import { SavedViews } from './saved-views'
import { SearchBox } from './search-box'
import { ListSort, SortSelect, type Sort } from './sort-select'

export type ListAnswer<Body> = {
  data: Body | undefined
  error: unknown
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}

/** What every list is given, with pages or without. */
export type ListProps<Row> = ToolsProps<Row> & {
  /** What the shown columns are remembered by; the search's label when it is missing. */
  name?: string
  noMatch?: string | undefined
  /** Gets the columns that the user wants to see. */
  children: (rows: Row[], shown: Column<Row>[]) => ReactNode
}

/**
 * The tools above the rows of a list, and the rows in their frame; or that they are loading, failed to load, don't
 * match, or don't exist yet.
 */
export function List<Row>({
  name,
  answer,
  rows,
  noMatch = 'Nothing here matches. Try fewer or other words, or fewer filters.',
  blank,
  skeleton,
  below,
  children,
  ...tools
}: ListProps<Row> & {
  answer: ListAnswer<unknown>
  /** The rows to show; undefined until they are loaded. */
  rows: Row[] | undefined
  /** Shown if the list is empty. */
  blank: ReactNode
  /** How many rows the placeholder has. */
  skeleton: number
  /** The links to the other pages. */
  below?: ReactNode
}) {
  const { searchLabel = '', columns = [] } = tools
  const { shown, ...choice } = useShownColumns(name ?? searchLabel, columns)
  return (
    <>
      <Tools choice={choice} {...tools} />
      {state()}
    </>
  )

  function state() {
    if (!rows && answer.error) {
      const { message } = refusalOf(answer.error)
      return <FailedState message={message} isTrying={answer.isFetching} onRetry={answer.refetch} />
    }
    if (!rows) return <RowsSkeleton rows={skeleton} />
    if (rows.length === 0 && tools.address.isNarrowed) {
      return (
        <BlankState words={noMatch}>
          <ButtonLink to="?">Show all</ButtonLink>
        </BlankState>
      )
    }
    if (rows.length === 0) return blank
    return (
      <div aria-busy={answer.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
        <ListFrame>{children(rows, shown)}</ListFrame>
        {below}
      </div>
    )
  }
}

type ToolsProps<Row> = {
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
}

/** Search, sort, filters, columns and saved views. */
function Tools<Row>({
  address,
  searchLabel,
  filters = [],
  ownFilters,
  columns,
  sorts,
  otherwise,
  choice,
}: ToolsProps<Row> & { choice: Omit<ReturnType<typeof useShownColumns<Row>>, 'shown'> }) {
  const order = { sort: address.sort, onSort: address.reorder, ...(otherwise && { otherwise }) }
  return (
    <div className="flex flex-wrap items-center gap-2 py-4">
      {searchLabel ? (
        <SearchBox label={searchLabel} value={address.q} onSearch={address.search} />
      ) : null}
      {columns?.some(({ sort }) => sort) ? <SortSelect columns={columns} {...order} /> : null}
      {sorts ? <ListSort sorts={sorts} {...order} /> : null}
      <Filters filters={filters} values={address.narrowed} onFilter={address.filterBy} />
      {ownFilters}
      {address.isNarrowed ? <ButtonLink to="?">Show all</ButtonLink> : null}
      <div className="md:ms-auto flex gap-2">
        {columns ? <ColumnsMenu columns={columns} {...choice} /> : null}
        {searchLabel || filters.length > 0 ? <SavedViews {...choice} /> : null}
      </div>
    </div>
  )
}
