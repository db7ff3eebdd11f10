import { keepPreviousData } from '@tanstack/react-query'
import PackagePlus from 'lucide-react/icons/package-plus'
import { Navigate, useSearchParams } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { BlankState } from '../ui/blank-state'
import { ButtonLink } from '../ui/button'
import { FailedState } from '../ui/failed-state'
import { pageSizes, useListAddress } from '../ui/list-address'
import { ListFrame } from '../ui/list-frame'
import { PageHeader } from '../ui/page-header'
import { Pages } from '../ui/pages'
import { PlainTable } from '../ui/plain-table'
import { SearchBox } from '../ui/search-box'
import { RowsSkeleton } from '../ui/skeleton'
import { SortSelect } from '../ui/sort-select'
import { onHandColumns } from './on-hand-columns'
import { OnHandFilters } from './on-hand-filters'

/** The stock level of each unit, now or at a past time, and its low-stock threshold. */
export function OnHand() {
  const list = useListAddress(['stock', 'product', 'at'])
  const { q, sort, page, pageSize, asked, isNarrowed } = list
  const [params] = useSearchParams()
  const at = params.get('at') ?? ''
  const units = api.stockLevels.list.useQuery({
    queryKey: ['stock-levels', 'list', asked],
    queryData: { query: asked },
    meta: { notLoaded: 'Failed to fetch stock on hand' },
    placeholderData: keepPreviousData,
  })
  const rows = units.data?.body ?? []
  const total = Number(units.data?.headers.get('x-total-count') ?? rows.length)
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const columns = onHandColumns(at !== '')

  if (units.data && !units.isPlaceholderData && page > lastPage) {
    return <Navigate replace to={list.hrefOf(lastPage)} />
  }
  return (
    <>
      <PageHeader title="Stock on Hand">
        <ButtonLink kind="primary" to={`${home}/receivestock`}>
          <PackagePlus size={16} aria-hidden />
          Receive stock
        </ButtonLink>
      </PageHeader>
      <div className="flex flex-wrap items-center gap-2 py-5">
        <SearchBox label="Search stock on hand" value={q} onSearch={list.search} />
        <OnHandFilters stock={params.get('stock') ?? ''} at={at} onFilter={list.filterBy} />
        <SortSelect columns={columns} sort={sort} onSort={list.reorder} />
      </div>
      {!units.data && units.error ? (
        <FailedState
          message={refusalOf(units.error).message}
          isTrying={units.isFetching}
          onRetry={units.refetch}
        />
      ) : !units.data ? (
        <RowsSkeleton rows={pageSize} />
      ) : rows.length === 0 && isNarrowed ? (
        <BlankState words="No unit matches this. Try fewer or other words, or another level.">
          <ButtonLink to="?">Show all</ButtonLink>
        </BlankState>
      ) : rows.length === 0 ? (
        <BlankState words="No stock yet. Receive the first delivery: paste it from a spreadsheet.">
          <ButtonLink to={`${home}/receivestock`}>Receive stock</ButtonLink>
        </BlankState>
      ) : (
        <div
          aria-busy={units.isPlaceholderData}
          className="transition-opacity aria-busy:opacity-60"
        >
          <ListFrame>
            <PlainTable
              title="Stock on Hand"
              columns={columns}
              rows={rows}
              keyOf={(unit) => unit.id}
              sort={sort}
              onSort={list.sortBy}
            />
          </ListFrame>
          <Pages
            page={page}
            pageSize={pageSize}
            pageSizes={pageSizes}
            total={total}
            hrefOf={list.hrefOf}
            onResize={list.resize}
          />
        </div>
      )}
    </>
  )
}
