import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { refundWords } from '../../lib/order-words'
import { ButtonLink } from '../../ui/controls/button'
import { fixed } from '../../ui/controls/choices'
import { ExportList } from '../../ui/list/export-list'
import type { Filter } from '../../ui/list/filters'
import { useListAddress } from '../../ui/list/list-address'
import { LinesScreen } from '../../ui/list/list-screens'
import { listPageQuery } from '../../ui/list/paged-list'
import type { Sort } from '../../ui/list/sort-select'
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
  const refunds = api.refunds.list.useQuery(
    listPageQuery(['refunds', 'list'], address, 'Failed to fetch refunds'),
  )
  return (
    <LinesScreen
      title="Refunds"
      actions={
        <ExportList
          list="refunds"
          query={{ ...address.narrowed, ...(address.q && { q: address.q }) }}
        />
      }
      searchLabel="Search refunds"
      address={address}
      filters={filters}
      sorts={sorts}
      answer={refunds}
      none="No refunds yet. To refund an order, open it and choose Refund."
      next={<ButtonLink to={`${home}/allorder`}>Orderlist</ButtonLink>}
      line={(refund) => <RefundLine refund={refund} isListed />}
    />
  )
}
