import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { BlankState } from '../ui/blank-state'
import { ButtonLink } from '../ui/button'
import { FailedState } from '../ui/failed-state'
import { Filters } from '../ui/filters'
import { pageSizes, useListAddress } from '../ui/list-address'
import { PageHeader } from '../ui/page-header'
import { Pages } from '../ui/pages'
import { SearchBox } from '../ui/search-box'
import { RowsSkeleton } from '../ui/skeleton'
import { AuditDays } from './audit-days'
import { auditFilters } from './audit-filters'
import { localDays } from './local-days'

/** What staff did, day by day, the newest first; with `row_id` the history of one record. */
export function AuditPage() {
  const names = [...auditFilters.map(({ name }) => name), 'row_id', 'part_of']
  const address = useListAddress(names)
  const { page, pageSize, narrowed } = address
  const query = { ...address.asked, ...localDays(narrowed) }
  const log = api.audit.list.useQuery({
    queryKey: ['audit', 'list', query],
    queryData: { query },
    meta: { notLoaded: 'Failed to fetch the audit log' },
    placeholderData: keepPreviousData,
  })
  const entries = log.data?.body ?? []
  const total = Number(log.data?.headers.get('x-total-count') ?? entries.length)
  return (
    <>
      <PageHeader title="Audit Log" />
      <div className="flex flex-wrap items-center gap-2 py-5">
        <SearchBox label="Search the audit log" value={address.q} onSearch={address.search} />
        <Filters filters={auditFilters} values={narrowed} onFilter={address.filterBy} />
        {address.isNarrowed ? <ButtonLink to="?">Show all</ButtonLink> : null}
      </div>
      {narrowed.row_id && entries[0] ? (
        <p className="pb-4 text-base">
          The history of <strong className="font-semibold">{entries[0].label}</strong>.
        </p>
      ) : null}
      {narrowed.part_of ? (
        <p className="pb-4 text-base">
          What was done at once. <Link to={`${home}/audit`}>Back to the log</Link>
        </p>
      ) : null}
      {log.data ? null : log.error ? (
        <FailedState
          message={refusalOf(log.error).message}
          isTrying={log.isFetching}
          onRetry={log.refetch}
        />
      ) : (
        <RowsSkeleton rows={pageSize} />
      )}
      {log.data && entries.length === 0 ? (
        <BlankState
          words={
            address.isNarrowed
              ? 'Nothing in the log matches. Try fewer or other words, or fewer filters.'
              : 'Nothing has been done yet. Every change by staff will be told here.'
          }
        >
          <ButtonLink to={address.isNarrowed ? '?' : home}>
            {address.isNarrowed ? 'Show all' : 'Go to the dashboard'}
          </ButtonLink>
        </BlankState>
      ) : null}
      {entries.length > 0 ? (
        <div aria-busy={log.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          <AuditDays entries={entries} />
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
