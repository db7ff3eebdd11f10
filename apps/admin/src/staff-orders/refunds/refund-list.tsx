import { refundState, type RefundState } from '@etrend/contract'
import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { refundWords } from '../../lib/order-words'
import { totalOf } from '../../lib/total-of'
import { ButtonLink } from '../../ui/controls/button'
import { fixed } from '../../ui/controls/choices'
import { ExportList } from '../../ui/list/export-list'
import type { Filter } from '../../ui/list/filters'
import { useListAddress } from '../../ui/list/list-address'
import { TableScreen } from '../../ui/list/list-screens'
import { listPageQuery } from '../../ui/list/paged-list'
import { useWorkQueue, WorkTabs, type Queue } from '../../ui/list/work-queue'
import { refundColumns } from './refund-columns'

// Nothing is left to do about a refund that is paid back.
const doneColumns = refundColumns.filter(({ kind }) => kind !== 'action')

const none: Record<Queue, string> = {
  to_do: 'Nothing to pay back. To refund an order, open it and choose Refund.',
  done: 'Nothing was paid back yet.',
  all: 'No refunds yet. To refund an order, open it and choose Refund.',
}

const statesOf: Record<Queue, readonly RefundState[]> = {
  to_do: ['task', 'sending'],
  done: ['done'],
  all: refundState.options,
}

/** The refunds: those to pay back, and those that are done. */
export function RefundList() {
  const address = useListAddress(['state'])
  const { queue, asked } = useWorkQueue(
    address,
    address.narrowed['state'] === 'done' ? 'done' : 'to_do',
  )
  const refunds = api.refunds.list.useQuery(
    listPageQuery(['refunds', 'list'], { asked }, 'Failed to fetch refunds'),
  )
  return (
    <TableScreen
      title="Refunds"
      seldom={
        <ExportList
          list="refunds"
          query={{
            ...address.narrowed,
            ...(queue !== 'all' && { queue }),
            ...(address.q && { q: address.q }),
          }}
        />
      }
      intro={
        <WorkTabs
          label="Refunds to do and done"
          queue={queue}
          counts={{ to_do: useCount('to_do'), done: useCount('done') }}
        />
      }
      searchLabel="Search refunds"
      address={address}
      filters={filtersOf(queue)}
      columns={queue === 'done' ? doneColumns : refundColumns}
      answer={refunds}
      none={none[queue]}
      noMatch={
        queue === 'all' ? undefined : 'Nothing here matches. Look under All, or try fewer filters.'
      }
      next={<ButtonLink to={`${home}/allorder`}>Orderlist</ButtonLink>}
      keyOf={({ id }) => id}
    />
  )
}

/** How many refunds are in a part of the list. */
function useCount(queue: 'to_do' | 'done') {
  const { data } = api.refunds.list.useQuery({
    queryKey: ['refunds', 'count', queue],
    queryData: { query: { queue, page: '1', page_size: '1' } },
  })
  return data && totalOf(data)
}

function filtersOf(queue: Queue): Filter[] {
  const choices = fixed(...statesOf[queue].map((value) => ({ value, label: refundWords[value] })))
  return queue === 'done'
    ? []
    : [{ kind: 'few', name: 'state', label: 'State', useChoices: () => choices }]
}
