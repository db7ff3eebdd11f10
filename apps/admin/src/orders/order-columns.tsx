import type { StaffOrderRow } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { orderAt } from '../lib/addresses'
import { methodWords } from '../lib/order-words'
import { momentOf } from '../lib/times'
import type { Column } from '../ui/column'
import { PaymentMark, StateMark } from '../ui/order-marks'

export const orderColumns: Column<StaffOrderRow>[] = [
  {
    title: 'Order',
    cell: ({ number }) => (
      <Link
        to={orderAt(number)}
        className="font-medium whitespace-nowrap underline-offset-4 hover:underline"
      >
        {number}
      </Link>
    ),
  },
  { title: 'Placed', cell: ({ placed_at }) => momentOf(placed_at) },
  {
    title: 'Customer',
    cell: ({ name, phone, district }) => (
      <span className="min-w-0">
        {name}
        <span className="block whitespace-nowrap text-muted">
          {phone} · {district}
        </span>
      </span>
    ),
  },
  { title: 'State', cell: ({ state }) => <StateMark state={state} /> },
  {
    title: 'Payment',
    cell: ({ payment_state, payment_method }) => (
      <span>
        <PaymentMark state={payment_state} />
        <span className="block text-xs text-muted">{methodWords[payment_method]}</span>
      </span>
    ),
  },
  {
    title: 'Calls',
    kind: 'number',
    cell: ({ calls, called_at }) =>
      calls > 0 ? <span title={called_at ? momentOf(called_at) : undefined}>{calls}</span> : '',
  },
  { title: 'Pieces', kind: 'number', cell: ({ pieces }) => pieces },
  { title: 'Total', kind: 'number', cell: ({ total }) => formatPrice(total) },
]
