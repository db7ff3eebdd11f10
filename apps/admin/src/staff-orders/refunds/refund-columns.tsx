import type { RefundRow } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { orderAt } from '../../lib/addresses'
import { localPhone } from '../../lib/local-phone'
import { Moment } from '../../ui/display/moment'
import type { Column } from '../../ui/list/column'
import { CardLine } from '../../ui/list/row-card'
import { OrderLink } from '../marks/order-link'
import { payBackText, RefundMarks } from './refund-state'
import { RefundSteps } from './refund-steps'

export const refundColumns: Column<RefundRow>[] = [
  {
    title: 'Order',
    place: 'lead',
    card: ({ order_number }) => <Link to={orderAt(order_number)}>{order_number}</Link>,
    cell: ({ order_number, ...refund }) => <OrderLink number={order_number} at={dayOf(refund)} />,
  },
  {
    title: 'Customer',
    place: 'line',
    card: (refund) => (
      <>
        <CardLine>
          {refund.name} · <Moment at={dayOf(refund)} />
        </CardLine>
        <CardLine>{[refund.reason, payBackText(refund)].filter(Boolean).join(' · ')}</CardLine>
      </>
    ),
    sort: 'name',
    cell: ({ name, phone }) => (
      <>
        {name}
        <span className="block text-muted">{localPhone(phone)}</span>
      </>
    ),
  },
  {
    title: 'Reason',
    cell: (refund) => (
      <>
        <span className="wrap-anywhere">{refund.reason}</span>
        <span className="block wrap-anywhere text-muted">{payBackText(refund)}</span>
      </>
    ),
  },
  {
    title: 'Day',
    place: 'wide',
    sort: 'created_at',
    cell: (refund) => (
      <span className="whitespace-nowrap">
        <Moment at={dayOf(refund)} />
      </span>
    ),
  },
  { title: 'State', place: 'status', cell: (refund) => <RefundMarks refund={refund} /> },
  {
    title: 'Amount',
    place: 'figure',
    sort: 'amount',
    kind: 'number',
    cell: ({ amount }) => (
      <span className="font-medium whitespace-nowrap">{formatPrice(amount)}</span>
    ),
  },
  {
    title: 'Next step',
    kind: 'action',
    place: 'foot',
    cell: (refund) => <RefundSteps refund={refund} />,
  },
]

/** When it was paid back; until then, when it was noted. */
function dayOf({ done_at, created_at }: Pick<RefundRow, 'done_at' | 'created_at'>) {
  return done_at ?? created_at
}
