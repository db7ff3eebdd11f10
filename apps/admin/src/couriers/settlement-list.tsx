import type { CourierSettlement } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { home, settlementAt } from '../lib/addresses'
import { api } from '../lib/api'
import { dayWords } from '../lib/times'
import { ButtonLink } from '../ui/controls/button'
import { fixed } from '../ui/controls/choices'
import { counted } from '../ui/display/counted'
import { Mark } from '../ui/display/mark'
import type { Column } from '../ui/list/column'
import type { Filter } from '../ui/list/filters'
import type { ListAddress } from '../ui/list/list-address'
import { PagedList, listPageQuery } from '../ui/list/paged-list'
import { PlainTable } from '../ui/list/plain-table'
import { useEveryCourier } from './courier-choices'
import { lackInWords } from './settlement-words'

const differences = fixed(
  { value: 'true', label: 'With a difference' },
  { value: 'false', label: 'Without one' },
)
const filters: Filter[] = [
  { kind: 'few', name: 'courier', label: 'Courier', useChoices: useEveryCourier },
  { kind: 'few', name: 'is_different', label: 'Difference', useChoices: () => differences },
]

/** What couriers paid in, the latest first, with the differences. */
export function SettlementList({ address }: { address: ListAddress }) {
  const answer = api.courierSettlements.list.useQuery(
    listPageQuery(['courier-settlements', 'list'], address, 'Failed to fetch settlements'),
  )
  return (
    <PagedList
      name="courier-settlements"
      address={address}
      filters={filters}
      columns={columns}
      answer={answer}
      none="Nothing was settled yet. What couriers pay in will appear here."
      next={<ButtonLink to={`${home}/allorder?state=shipped`}>Orders on their way</ButtonLink>}
    >
      {(rows, shown) => (
        <PlainTable title="Settlements" columns={shown} rows={rows} keyOf={({ id }) => id} />
      )}
    </PagedList>
  )
}

const columns: Column<CourierSettlement>[] = [
  {
    title: 'No.',
    kind: 'id',
    place: 'lead',
    card: ({ id, courier }) => <Link to={settlementAt(id)}>{courier.name}</Link>,
    cell: ({ id, courier }) => (
      <Link
        to={settlementAt(id)}
        aria-label={`Settlement ${id} of ${courier.name}`}
        className="font-medium underline-offset-4 hover:underline"
      >
        {id}
      </Link>
    ),
  },
  { title: 'Courier', cell: ({ courier }) => courier.name },
  { title: 'Paid', place: 'line', cell: ({ day }) => dayWords(day) },
  {
    title: 'Orders',
    kind: 'number',
    place: 'line',
    card: ({ orders }) => counted(orders, 'order'),
    cell: ({ orders }) => orders,
  },
  {
    title: 'Collected',
    kind: 'number',
    place: 'labelled',
    cell: ({ collected }) => formatPrice(collected),
  },
  { title: 'Fee', kind: 'number', cell: ({ fee }) => formatPrice(fee) },
  {
    title: 'Paid in',
    kind: 'number',
    place: 'figure',
    cell: ({ paid_in }) => formatPrice(paid_in),
  },
  {
    title: 'Difference',
    place: 'status',
    card: (row) => (row.difference === 0 && !row.taken_back ? null : <Difference {...row} />),
    cell: (row) => <Difference {...row} />,
  },
  { title: 'Reference', cell: ({ reference }) => reference },
]

function Difference({ difference, note, taken_back }: CourierSettlement) {
  if (taken_back) return <Mark kind="quiet">Taken back</Mark>
  if (difference === 0) return 'None'
  return (
    <span className="grid gap-1">
      <span>
        <Mark kind="warning">{lackInWords(difference)}</Mark>
      </span>
      <span className="text-xs wrap-anywhere text-muted">{note}</span>
    </span>
  )
}
