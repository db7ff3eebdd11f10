import type { StaffOrderRow } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { localPhone } from '../../lib/local-phone'
import { paidByWords } from '../../lib/order-words'
import { momentOf } from '../../lib/times'
import { counted } from '../../ui/display/counted'
import { Mark } from '../../ui/display/mark'
import { Moment } from '../../ui/display/moment'
import type { Column } from '../../ui/list/column'
import { CardLine } from '../../ui/list/row-card'
import { OrderLink } from '../marks/order-link'
import { PaymentTrouble, PaymentWords, StateMark, TroubleMark } from '../marks/order-marks'

export const orderColumns: Column<StaffOrderRow>[] = [
  {
    title: 'Order',
    place: 'lead',
    sort: 'number',
    card: ({ number }) => number,
    cell: ({ number, placed_at }) => <OrderLink number={number} at={placed_at} />,
  },
  {
    title: 'Placed',
    place: 'wide',
    sort: 'placed_at',
    cell: ({ placed_at }) => (
      <span className="xl:whitespace-nowrap">
        <Moment at={placed_at} />
      </span>
    ),
  },
  {
    title: 'Customer',
    place: 'line',
    sort: 'name',
    card: cardFacts,
    cell: ({ name, phone, district, refusals }) => (
      <span className="min-w-0">
        {name}
        <span className="block text-muted">
          {[localPhone(phone), district].filter(Boolean).join(' · ')}
        </span>
        <Refusals refusals={refusals} />
      </span>
    ),
  },
  {
    title: 'State',
    place: 'status',
    sort: 'state',
    card: (row) => (
      <>
        <StateMark state={row.state} />
        <TroubleMark row={row} />
        <Refusals {...row} />
      </>
    ),
    cell: ({ state, calls, called_at, ...row }) => (
      <span>
        <span className="flex flex-wrap gap-1">
          <StateMark state={state} />
          <TroubleMark row={row} />
        </span>
        {state === 'placed' && calls > 0 ? (
          <span
            title={called_at ? momentOf(called_at) : undefined}
            className="block text-xs whitespace-nowrap text-muted"
          >
            {counted(calls, 'call')}
          </span>
        ) : null}
      </span>
    ),
  },
  {
    title: 'Payment',
    place: 'status',
    sort: 'payment_state',
    // On a card, only what staff must know of.
    card: ({ payment_state }) => <PaymentTrouble state={payment_state} />,
    cell: (row) => (
      <span>
        <PaymentWords state={row.payment_state} />
        {/* 'Cash due' says it already. */}
        {row.payment_state === 'due' ? null : (
          <span className="block text-xs text-muted">{paidByWords(row)}</span>
        )}
      </span>
    ),
  },
  {
    title: 'Total',
    place: 'figure',
    sort: 'total',
    card: ({ total }) => formatPrice(total),
    kind: 'number',
    cell: ({ total, pieces }) => (
      <span>
        {formatPrice(total)}
        <span className="block text-xs text-muted">{counted(pieces, 'piece')}</span>
      </span>
    ),
  },
]

/** As RefusalMark, but short: a tablet's table has no room for more. */
function Refusals({ refusals }: Pick<StaffOrderRow, 'refusals'>) {
  return refusals > 0 ? <Mark kind="warning">{refusals} refused</Mark> : null
}

/** What a card says below an order's number. */
function cardFacts({ name, district, placed_at, pieces }: StaffOrderRow) {
  return (
    <>
      <CardLine>{[name, district].filter(Boolean).join(' · ')}</CardLine>
      <CardLine>
        <Moment at={placed_at} /> · {counted(pieces, 'piece')}
      </CardLine>
    </>
  )
}
