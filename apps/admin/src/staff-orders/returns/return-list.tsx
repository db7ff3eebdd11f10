import { returnState } from '@etrend/contract'
import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { totalOf } from '../../lib/total-of'
import { ButtonLink } from '../../ui/controls/button'
import { fixed } from '../../ui/controls/choices'
import type { Filter } from '../../ui/list/filters'
import { useListAddress } from '../../ui/list/list-address'
import { TableScreen } from '../../ui/list/list-screens'
import { listPageQuery } from '../../ui/list/paged-list'
import { useWorkQueue, WorkTabs, type Queue } from '../../ui/list/work-queue'
import { returnColumns } from './return-columns'
import { isFinished, returnStates } from './return-state'

const none: Record<Queue, string> = {
  to_do: 'No return waits for you. Customers ask for one on the page of a delivered order.',
  done: 'No return is finished yet.',
  all: 'No returns. Customers ask for one on the page of a delivered order.',
}

/** The returns that customers have requested: those to answer, receive and settle, and the finished ones. */
export function ReturnList() {
  const address = useListAddress(['state', 'reason', 'counted', 'from', 'to'])
  const { queue, asked } = useWorkQueue(address, queueOf(address.narrowed))
  const returns = api.returns.list.useQuery(
    listPageQuery(['returns', 'list'], { asked }, 'Failed to fetch returns'),
  )
  return (
    <TableScreen
      title="Returns"
      intro={
        <WorkTabs
          label="Returns to do and done"
          queue={queue}
          counts={{ to_do: useCount('to_do'), done: useCount('done') }}
        />
      }
      searchLabel="Search returns"
      address={address}
      filters={filtersOf(queue)}
      columns={returnColumns}
      answer={returns}
      none={none[queue]}
      noMatch={
        queue === 'all' ? undefined : 'Nothing here matches. Look under All, or try fewer filters.'
      }
      next={<ButtonLink to={`${home}/allorder?state=delivered`}>Delivered orders</ButtonLink>}
      keyOf={({ id }) => id}
    />
  )
}

/** How many returns are in a part of the list. */
function useCount(queue: 'to_do' | 'done') {
  const { data } = api.returns.list.useQuery({
    queryKey: ['returns', 'count', queue],
    queryData: { query: { queue, page: '1', page_size: '1' } },
  })
  return data && totalOf(data)
}

/** Where an address without ?queue= leads. Reports count returns whether or not they are finished. */
function queueOf({ state, reason, counted }: Record<string, string>): Queue {
  if (reason || counted) return 'all'
  const known = returnState.safeParse(state).data
  return known && isFinished(known) ? 'done' : 'to_do'
}

function filtersOf(queue: Queue): Filter[] {
  const states = returnState.options.filter(
    (state) => queue === 'all' || isFinished(state) === (queue === 'done'),
  )
  const choices = fixed(...states.map((value) => ({ value, label: returnStates[value] })))
  return [
    { kind: 'few', name: 'state', label: 'State', useChoices: () => choices },
    { kind: 'day', name: 'from', label: 'From' },
    { kind: 'day', name: 'to', label: 'To' },
  ]
}
