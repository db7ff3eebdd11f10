import type { ReturnedParcel } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { when } from '../lib/times'
import type { Column } from '../ui/list/column'
import { PlainTable } from '../ui/list/plain-table'
import { choiceColumn, parcelColumns, type Choosing } from './parcel-columns'

/** Parcels that came back undelivered, with what the courier charges for each. With `onLeave` each has a box. */
export function ReturnedParcels({
  parcels,
  left,
  onLeave,
}: { parcels: ReturnedParcel[] } & Choosing) {
  const choice = choiceColumn('Kept back', (number) => `The fee of ${number} is kept back`, {
    left,
    onLeave,
  })
  return (
    <PlainTable
      title="Parcels that came back"
      columns={choice ? [choice, ...columns] : columns}
      rows={parcels}
      keyOf={({ number }) => number}
    />
  )
}

const columns: Column<ReturnedParcel>[] = [
  ...parcelColumns,
  {
    title: 'Why',
    place: 'line',
    cell: ({ came_back }) => (came_back === 'not_reached' ? 'Not reached' : 'Refused'),
  },
  { title: 'Came back', place: 'labelled', cell: ({ returned_at }) => when(returned_at) },
  {
    title: 'Fee',
    kind: 'number',
    place: 'figure',
    cell: ({ return_fee }) => formatPrice(return_fee),
  },
]
