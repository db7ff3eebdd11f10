import type { StaffReturn } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { orderAt } from '../../lib/addresses'
import { localPhone } from '../../lib/local-phone'
import { daysSince } from '../../lib/times'
import { counted } from '../../ui/display/counted'
import { Moment } from '../../ui/display/moment'
import { Thumbnail } from '../../ui/display/thumbnail'
import type { Column } from '../../ui/list/column'
import { CardLine } from '../../ui/list/row-card'
import { OrderLink } from '../marks/order-link'
import { isFinished, ReturnMarks, wishWords } from './return-state'
import { ReturnStep } from './return-step'

export const returnColumns: Column<StaffReturn>[] = [
  {
    title: 'Picture',
    kind: 'picture',
    cell: ({ pieces: [first] }) => (first ? <Thumbnail src={first.picture.src} /> : null),
  },
  {
    title: 'Order',
    place: 'lead',
    card: ({ order_number }) => <Link to={orderAt(order_number)}>{order_number}</Link>,
    cell: ({ order_number, date }) => <OrderLink number={order_number} at={date} />,
  },
  {
    title: 'Customer',
    place: 'line',
    card: ({ name, reason, pieces }) => (
      <>
        <CardLine>
          {reason} · {name}
        </CardLine>
        <CardLine>{pieces.map(pieceWords).join('; ')}</CardLine>
      </>
    ),
    cell: ({ name, phone }) => (
      <>
        {name}
        <span className="block text-muted">{localPhone(phone)}</span>
      </>
    ),
  },
  {
    title: 'Pieces and reason',
    cell: ({ pieces, reason }) => (
      <>
        {pieces.map(pieceWords).join('; ')}
        <span className="block wrap-anywhere text-muted">{reason}</span>
      </>
    ),
  },
  {
    title: 'Worth',
    place: 'figure',
    card: ({ worth }) => formatPrice(worth),
    kind: 'number',
    cell: (row) => (
      <span className="whitespace-nowrap">
        {formatPrice(row.worth)}
        <span className="block text-xs text-muted">{wishWords(row)}</span>
      </span>
    ),
  },
  {
    title: 'Requested',
    place: 'wide',
    cell: ({ date, state }) => (
      <span className="whitespace-nowrap">
        <Moment at={date} />
        {isFinished(state) || daysSince(date) < 2 ? null : (
          <span className="block text-xs text-muted">{counted(daysSince(date), 'day')} ago</span>
        )}
      </span>
    ),
  },
  { title: 'State', place: 'status', cell: (row) => <ReturnMarks row={row} /> },
  { title: 'Next step', kind: 'action', place: 'foot', cell: (row) => <ReturnStep row={row} /> },
]

/** '1 × Ridge Six-panel Cap, Yellow, MD' */
export function pieceWords(piece: StaffReturn['pieces'][number]) {
  return `${piece.quantity} × ${piece.name}, ${piece.color_name}, ${piece.size_name}`
}
