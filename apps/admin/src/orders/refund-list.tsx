import { keepPreviousData } from '@tanstack/react-query'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { refundWords } from '../lib/order-words'
import { BlankState } from '../ui/blank-state'
import { ButtonLink } from '../ui/button'
import { fixed } from '../ui/choices'
import { ExportList } from '../ui/export-list'
import type { Filter } from '../ui/filters'
import { useListAddress } from '../ui/list-address'
import { PageHeader } from '../ui/page-header'
import { PagedList } from '../ui/paged-list'
import type { Sort } from '../ui/sort-select'
import { RefundLine } from './refund-line'

const states = fixed(
  { value: 'task', label: refundWords.task },
  { value: 'sending', label: refundWords.sending },
  { value: 'done', label: refundWords.done },
)
const sorts: Sort[] = [
  { title: 'Day', name: 'created_at' },
  { title: 'Amount', name: 'amount' },
  { title: 'Customer', name: 'name' },
]
const filters: Filter[] = [{ kind: 'few', name: 'state', label: 'State', useChoices: () => states }]

/** All refunds. */
export function RefundList() {
  const address = useListAddress(['state'])
  const refunds = api.refunds.list.useQuery({
    queryKey: ['refunds', 'list', address.asked],
    queryData: { query: address.asked },
    meta: { notLoaded: 'Failed to fetch refunds' },
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title="Refunds">
        <ExportList
          list="refunds"
          query={{ ...address.narrowed, ...(address.q && { q: address.q }) }}
        />
      </PageHeader>
      <PagedList
        searchLabel="Search refunds"
        address={address}
        filters={filters}
        sorts={sorts}
        answer={refunds}
        blank={
          <BlankState words="No refunds yet. To refund an order, open it and choose Refund.">
            <ButtonLink to={`${home}/allorder`}>Orderlist</ButtonLink>
          </BlankState>
        }
      >
        {(rows) => (
          <ul aria-label="Refunds">
            {rows.map((refund) => (
              <RefundLine key={refund.id} refund={refund} isListed />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
