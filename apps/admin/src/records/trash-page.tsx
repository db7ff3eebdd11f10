import { UNDO_DAYS, type TrashRow } from '@etrend/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { BlankState } from '../ui/blank-state'
import { ButtonLink } from '../ui/button'
import { fixed } from '../ui/choices'
import { FailedState } from '../ui/failed-state'
import { Filters, type Filter } from '../ui/filters'
import { pageSizes, useListAddress } from '../ui/list-address'
import { PageHeader } from '../ui/page-header'
import { Pages } from '../ui/pages'
import { SearchBox } from '../ui/search-box'
import { RowsSkeleton } from '../ui/skeleton'
import { nounChoices } from './audit-filters'
import { TrashRows } from './trash-rows'

const nouns = fixed(...nounChoices)
const filters: Filter[] = [{ kind: 'few', name: 'noun', label: 'Of what', useChoices: () => nouns }]

/** What was deleted and can still be brought back. */
export function TrashPage() {
  const address = useListAddress(['noun'])
  const { page, pageSize } = address
  const deleted = api.trash.list.useQuery({
    queryKey: ['trash', 'list', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch the trash' },
    placeholderData: keepPreviousData,
  })
  const rows: TrashRow[] = deleted.data?.body ?? []
  const total = Number(deleted.data?.headers.get('x-total-count') ?? rows.length)
  return (
    <>
      <PageHeader title="Trash" />
      <p className="pt-1 text-muted">Deleted rows are kept for {UNDO_DAYS} days.</p>
      <div className="flex flex-wrap items-center gap-2 py-5">
        <SearchBox label="Search the trash" value={address.q} onSearch={address.search} />
        <Filters filters={filters} values={address.narrowed} onFilter={address.filterBy} />
        {address.isNarrowed ? <ButtonLink to="?">Show all</ButtonLink> : null}
      </div>
      {deleted.data ? null : deleted.error ? (
        <FailedState
          message={refusalOf(deleted.error).message}
          isTrying={deleted.isFetching}
          onRetry={deleted.refetch}
        />
      ) : (
        <RowsSkeleton rows={pageSize} />
      )}
      {deleted.data && rows.length === 0 ? (
        <BlankState
          words={
            address.isNarrowed
              ? 'Nothing in the trash matches. Try fewer or other words.'
              : 'The trash is empty. What you delete can be brought back from here.'
          }
        >
          <ButtonLink to={address.isNarrowed ? '?' : home}>
            {address.isNarrowed ? 'Show all' : 'Go to the dashboard'}
          </ButtonLink>
        </BlankState>
      ) : null}
      {rows.length > 0 ? (
        <div
          aria-busy={deleted.isPlaceholderData}
          className="transition-opacity aria-busy:opacity-60"
        >
          <TrashRows rows={rows} />
          <Pages
            page={page}
            pageSize={pageSize}
            pageSizes={pageSizes}
            total={total}
            hrefOf={address.hrefOf}
            onResize={address.resize}
          />
        </div>
      ) : null}
    </>
  )
}
