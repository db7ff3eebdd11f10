import type { ReactNode } from 'react'
import { refusalOf } from '../lib/refusal'
import { BlankState } from './blank-state'
import { ButtonLink } from './button'
import type { Column } from './column'
import { ColumnsMenu, useShownColumns } from './columns-menu'
import { FailedState } from './failed-state'
import { Filters, type Filter } from './filters'
import type { ListAddress } from './list-address'
import { ListFrame } from './list-frame'
import { Pages } from './pages'
import { SavedViews } from './saved-views'
import { SearchBox } from './search-box'
import { RowsSkeleton } from './skeleton'
import { ListSort, SortSelect, type Sort } from './sort-select'

/** Rows per page of the order lists. Must be the server's page size. */
const PAGE_SIZE = 20

type Page<Row> = { items: Row[]; total: number; page: number }

/** A list of the order screens, with search, filters and pages in the address, and with loading and empty states. */
export function PagedList<Row>({
  searchLabel,
  address,
  filters = [],
  columns,
  otherwise = 'Newest first',
  sorts,
  answer,
  blank,
  children,
}: {
  searchLabel: string
  address: ListAddress
  filters?: Filter[]
  /** A table's columns, for the sort control beside the filters. A list without columns passes `sorts` instead. */
  columns?: Column<Row>[]
  /** The name of the list's order before it is sorted. */
  otherwise?: string
  sorts?: Sort[]
  answer: {
    data: { body: Page<Row> } | undefined
    error: unknown
    isFetching: boolean
    isPlaceholderData: boolean
    refetch: () => Promise<unknown>
  }
  /** Shown if the list is empty. */
  blank: ReactNode
  /** Gets the columns that the user wants to see. */
  children: (rows: Row[], shown: Column<Row>[]) => ReactNode
}) {
  const page = answer.data?.body
  const { shown, ...choice } = useShownColumns(searchLabel, columns ?? [])
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 py-4">
        <SearchBox label={searchLabel} value={address.q} onSearch={address.search} />
        {columns ? (
          <SortSelect
            columns={columns}
            sort={address.sort}
            onSort={address.reorder}
            otherwise={otherwise}
          />
        ) : null}
        {sorts ? (
          <ListSort
            sorts={sorts}
            sort={address.sort}
            onSort={address.reorder}
            otherwise={otherwise}
          />
        ) : null}
        <Filters filters={filters} values={address.narrowed} onFilter={address.filterBy} />
        {address.isNarrowed ? <ButtonLink to="?">Show all</ButtonLink> : null}
        {columns ? <ColumnsMenu columns={columns} {...choice} /> : null}
        <SavedViews {...choice} />
      </div>
      {!page && answer.error ? (
        <FailedState
          message={refusalOf(answer.error).message}
          isTrying={answer.isFetching}
          onRetry={answer.refetch}
        />
      ) : !page ? (
        <RowsSkeleton rows={10} />
      ) : page.items.length === 0 && address.isNarrowed ? (
        <BlankState words="Nothing here matches. Try fewer or other words, or fewer filters.">
          <ButtonLink to="?">Show all</ButtonLink>
        </BlankState>
      ) : page.items.length === 0 ? (
        blank
      ) : (
        <div
          aria-busy={answer.isPlaceholderData}
          className="transition-opacity aria-busy:opacity-60"
        >
          <ListFrame>{children(page.items, shown)}</ListFrame>
          <Pages
            page={page.page}
            pageSize={PAGE_SIZE}
            pageSizes={[PAGE_SIZE]}
            total={page.total}
            hrefOf={address.hrefOf}
          />
        </div>
      )}
    </>
  )
}
