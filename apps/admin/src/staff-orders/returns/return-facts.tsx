import type { StaffReturn } from '@etrend/contract'
import { formatPrice, pictureSrcSet, pictureUrl } from '@etrend/domain'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { orderAt } from '../../lib/addresses'
import { localPhone } from '../../lib/local-phone'
import { Moment } from '../../ui/display/moment'
import { Thumbnail } from '../../ui/display/thumbnail'
import { ReturnMarks, wishWords } from './return-state'

const conditions = { resellable: 'resellable', damaged: 'damaged' }

/** The facts of a return: its customer, the reason, the pieces, and the shop's answer. */
export function ReturnFacts({ row }: { row: StaffReturn }) {
  const { reason, details, answer, pieces, picture, exchange_number, worth } = row
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <ReturnMarks row={row} />
        <span className="text-muted">
          {row.name}, {localPhone(row.phone)} · <Moment at={row.date} />
        </span>
      </p>
      <ul aria-label="Pieces" className="border-y border-line">
        {pieces.map((piece) => (
          <li
            key={piece.id}
            className="flex items-center gap-3 border-b border-line py-2 last:border-0"
          >
            <Thumbnail src={piece.picture.src} />
            <span className="min-w-0 grow wrap-anywhere">
              {piece.quantity} × {piece.name}
              <span className="block text-muted">
                {piece.color_name}, {piece.size_name}
                {piece.condition ? ` · ${conditions[piece.condition]}` : ''}
              </span>
            </span>
            <span className="tabular-nums">{formatPrice(piece.price)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Fact name="Wants">
          {wishWords(row)}, worth {formatPrice(worth)}
        </Fact>
        <Fact name="Reason">
          <span className="font-medium">{reason}</span>
          {details ? <span className="block whitespace-pre-line">{details}</span> : null}
        </Fact>
        {answer ? <Fact name="Our answer">{answer}</Fact> : null}
        {exchange_number ? (
          <Fact name="Sent instead">
            <Link to={orderAt(exchange_number)} className="underline underline-offset-4">
              {exchange_number}
            </Link>
          </Fact>
        ) : null}
      </dl>
      {picture ? <ReturnPicture src={picture.src} reason={reason} /> : null}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
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
