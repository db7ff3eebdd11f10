import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { ButtonLink } from '../../ui/controls/button'
import { fixed } from '../../ui/controls/choices'
import type { Filter } from '../../ui/list/filters'
import { useListAddress } from '../../ui/list/list-address'
import { LinesScreen } from '../../ui/list/list-screens'
import { listPageQuery } from '../../ui/list/paged-list'
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
  const returns = api.returns.list.useQuery(
    listPageQuery(['returns', 'list'], address, 'Failed to fetch returns'),
  )
  return (
    <LinesScreen
      title="Returns"
      searchLabel="Search returns"
      address={address}
      filters={filters}
      answer={returns}
      none="No returns. Customers ask for one on the page of a delivered order."
      next={<ButtonLink to={`${home}/allorder?state=delivered`}>Delivered orders</ButtonLink>}
      line={(row) => <ReturnCard row={row} isListed />}
    />
  )
}
