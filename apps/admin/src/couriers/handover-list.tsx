import type { Handover } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { when } from '../lib/times'
import { ButtonLink } from '../ui/controls/button'
import { counted } from '../ui/display/counted'
import type { Column } from '../ui/list/column'
import type { Filter } from '../ui/list/filters'
import { useListAddress } from '../ui/list/list-address'
import { TableScreen } from '../ui/list/list-screens'
import { listPageQuery } from '../ui/list/paged-list'
import { CardLine } from '../ui/list/row-card'
import { useCourierChoices } from './courier-choices'
import { HandoverActions, HandoverMenu } from './handover-actions'

const filters: Filter[] = [
  { kind: 'few', name: 'courier', label: 'Courier', useChoices: useCourierChoices },
]

/** What was handed over to couriers, with the lists to print again. Those whose parcels are all on their way can be taken back. */
export function HandoverList() {
  const address = useListAddress(['courier'])
  const answer = api.handovers.list.useQuery(
    listPageQuery(['handovers', 'list'], address, 'Failed to fetch handovers'),
  )
  return (
    <TableScreen
      title="Handovers"
      actions={
        <ButtonLink to={`${home}/parcelcodes`}>
          <ScanBarcode size={16} aria-hidden />
          Courier codes
        </ButtonLink>
      }
      name="handovers"
      address={address}
      filters={filters}
      columns={columns}
      answer={answer}
      none="Nothing was handed over yet. Choose packed orders in the order list, then Hand over to courier."
      next={<ButtonLink to={`${home}/allorder?state=packed`}>Packed orders</ButtonLink>}
      keyOf={({ id }) => id}
    />
  )
}

const columns: Column<Handover>[] = [
  { title: 'No.', kind: 'id', cell: ({ id }) => id },
  { title: 'Courier', place: 'lead', cell: ({ courier }) => courier.name },
  {
    title: 'Handed over',
    place: 'line',
    card: ({ id, created_at, staff, parcels, undone_at }) => (
      <>
        <CardLine>
          No. {id} · {counted(parcels, 'parcel')}
        </CardLine>
        <CardLine>
          {undone_at
            ? `Taken back ${when(undone_at)}`
            : `${when(created_at)}${staff ? `, ${staff}` : ''}`}
        </CardLine>
      </>
    ),
    cell: ({ created_at, staff }) => `${when(created_at)}${staff ? `, ${staff}` : ''}`,
  },
  {
    title: 'Parcels',
    kind: 'number',
    cell: ({ parcels }) => counted(parcels, 'parcel'),
  },
  {
    title: 'Cash to collect',
    kind: 'number',
    place: 'figure',
    cell: ({ to_collect }) => formatPrice(to_collect),
  },
  {
    title: 'Papers',
    place: 'menu',
    card: (row) => <HandoverMenu {...row} />,
    cell: (row) => <HandoverActions {...row} />,
  },
]
