import type { OrderRow } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { orderAt } from '../lib/addresses'
import { PaymentWords, StateMark } from '../staff-orders/marks/order-marks'
import { counted } from '../ui/display/counted'
import { Moment } from '../ui/display/moment'
import type { Column } from '../ui/list/column'
import { PlainTable } from '../ui/list/plain-table'

/** What a customer ordered, the latest first. */
export function CustomerOrders({ orders }: { orders: OrderRow[] }) {
  if (orders.length === 0) return <p className="pt-3 text-muted">Nothing was ordered yet.</p>
  return (
    <PlainTable title="Orders" columns={columns} rows={orders} keyOf={({ number }) => number} />
  )
}

const columns: Column<OrderRow>[] = [
  {
    title: 'Order',
    place: 'lead',
    cell: ({ number }) => (
      <Link to={orderAt(number)} className="font-medium underline-offset-4 hover:underline">
        {number}
      </Link>
    ),
  },
  { title: 'Placed', place: 'line', cell: ({ placed_at }) => <Moment at={placed_at} /> },
  { title: 'State', place: 'status', cell: ({ state }) => <StateMark state={state} /> },
  {
    title: 'Payment',
    place: 'status',
    cell: ({ payment_state }) => <PaymentWords state={payment_state} />,
  },
  {
    title: 'Pieces',
    kind: 'number',
    place: 'line',
    card: ({ pieces }) => counted(pieces, 'piece'),
    cell: ({ pieces }) => pieces,
  },
  { title: 'Total', kind: 'number', place: 'figure', cell: ({ total }) => formatPrice(total) },
]
