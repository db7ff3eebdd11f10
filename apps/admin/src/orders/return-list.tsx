import { keepPreviousData } from '@tanstack/react-query'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { BlankState } from '../ui/blank-state'
import { ButtonLink } from '../ui/button'
import { fixed } from '../ui/choices'
import type { Filter } from '../ui/filters'
import { useListAddress } from '../ui/list-address'
import { PageHeader } from '../ui/page-header'
import { PagedList } from '../ui/paged-list'
import { ReturnCard, returnStates } from './return-card'

const states = fixed(...Object.entries(returnStates).map(([value, label]) => ({ value, label })))
const filters: Filter[] = [
  { kind: 'few', name: 'state', label: 'State', useChoices: () => states },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'To' },
]

/** The returns that customers have requested. */
export function ReturnList() {
  const address = useListAddress(['state', 'reason', 'counted', 'from', 'to'])
  const returns = api.returns.list.useQuery({
    queryKey: ['returns', 'list', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch returns' },
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title="Returns" />
      <PagedList
        searchLabel="Search returns"
        address={address}
        filters={filters}
        answer={returns}
        blank={
          <BlankState words="No returns. Customers ask for one on the page of a delivered order.">
            <ButtonLink to={`${home}/allorder?state=delivered`}>Delivered orders</ButtonLink>
          </BlankState>
        }
      >
        {(rows) => (
          <ul aria-label="Returns">
            {rows.map((row) => (
              <ReturnCard key={row.id} row={row} isListed />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
