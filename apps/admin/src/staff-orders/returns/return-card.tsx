import type { StaffReturn } from '@etrend/contract'
import { formatPrice, pictureSrcSet, pictureUrl } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { orderAt } from '../../lib/addresses'
import { localPhone } from '../../lib/local-phone'
import { momentOf } from '../../lib/times'
import { Mark } from '../../ui/display/mark'
import { May } from '../../ui/may'
import { ReturnAnswer } from './return-answer'
import { ReturnReceipt } from './return-receipt'
import { ReturnSettlement } from './return-settlement'

export const returnStates: Record<StaffReturn['state'], string> = {
  requested: 'Requested',
  approved: 'Approved',
  refused: 'Refused',
  received: 'Received',
  closed: 'Closed',
}
const isOpen: StaffReturn['state'][] = ['requested', 'approved', 'received']
const conditions = { resellable: 'resellable', damaged: 'damaged' }

/** One return: the pieces, the reason, and the next step for staff. */
export function ReturnCard({ row, isListed }: { row: StaffReturn; isListed?: boolean }) {
  const { state, wants, reason, details, answer, pieces, picture, exchange_number } = row
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-2">
        {isListed ? (
          <Link
            to={orderAt(row.order_number)}
            className="font-medium underline-offset-4 hover:underline"
          >
            {row.order_number}
          </Link>
        ) : null}
        <Mark kind={isOpen.includes(state) ? 'warning' : 'quiet'}>{returnStates[state]}</Mark>
        <span className="text-muted">
          wants {wants === 'refund' ? 'the money back' : 'an exchange'} · {momentOf(row.date)}
          {isListed ? ` · ${row.name}, ${localPhone(row.phone)}` : ''}
        </span>
      </p>
      <p className="wrap-anywhere">
        <span className="font-medium">{reason}</span>
        {details ? <span className="block whitespace-pre-line">{details}</span> : null}
      </p>
      {picture ? <ReturnPicture src={picture.src} reason={reason} /> : null}
      <ul className="text-muted">
        {pieces.map((piece) => (
          <li key={piece.id}>
            {piece.quantity} × {piece.name}, {piece.color_name}, {piece.size_name},{' '}
            {formatPrice(piece.price)}
            {piece.condition ? `: ${conditions[piece.condition]}` : ''}
          </li>
        ))}
      </ul>
      {answer ? <p className="wrap-anywhere text-muted">Our answer: {answer}</p> : null}
      {exchange_number ? (
        <p>
          Sent instead:{' '}
          <Link to={orderAt(exchange_number)} className="underline underline-offset-4">
            {exchange_number}
          </Link>
        </p>
      ) : null}
      <May needed="selling">{state === 'requested' ? <ReturnAnswer row={row} /> : null}</May>
      <May needed="packing">{state === 'approved' ? <ReturnReceipt row={row} /> : null}</May>
      {state === 'received' ? <ReturnSettlement row={row} /> : null}
    </li>
  )
}

/** The customer's picture of a returned piece, uncropped. A click opens it larger in a new page. */
function ReturnPicture({ src, reason }: { src: string; reason: string }) {
  return (
    <a
      href={pictureUrl(src, 960)}
      target="_blank"
      rel="noreferrer"
      aria-label="Open the picture in a new page"
      className="justify-self-start"
    >
      <img
        src={pictureUrl(src, 640)}
        srcSet={pictureSrcSet(src, [320, 640], 'webp')}
        sizes="240px"
        alt={`What the customer shows: ${reason}`}
        className="h-50 max-w-full rounded-picture bg-sunk object-contain"
      />
    </a>
  )
}
