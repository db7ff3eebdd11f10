import type { HeldOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { when } from '../lib/times'
import type { Column } from '../ui/list/column'
import { PlainTable } from '../ui/list/plain-table'
import { choiceColumn, parcelColumns, type Choosing } from './parcel-columns'

/** Delivered orders with the cash of each. With `onLeave` each has a box: `left` are those that aren't chosen. */
export function HeldOrders({ orders, left, onLeave }: { orders: HeldOrder[] } & Choosing) {
  const choice = choiceColumn('Paid in', (number) => `${number} is paid in`, { left, onLeave })
  return (
    <PlainTable
      title="Orders"
      columns={choice ? [choice, ...columns] : columns}
      rows={orders}
      keyOf={({ number }) => number}
    />
  )
}

const columns: Column<HeldOrder>[] = [
  ...parcelColumns,
  { title: 'Handed over', cell: ({ handed_over: at }) => (at === null ? '' : when(at)) },
  { title: 'Delivered', place: 'labelled', cell: ({ delivered_at }) => when(delivered_at) },
  {
    title: 'Cash',
    kind: 'number',
    place: 'figure',
    cell: ({ collected }) => formatPrice(collected),
  },
]
