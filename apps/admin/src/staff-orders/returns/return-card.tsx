import type { StaffReturn } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Moment } from '../../ui/display/moment'
import { Thumbnail } from '../../ui/display/thumbnail'
import { pieceWords } from './return-columns'
import { ReturnMarks, wishWords } from './return-state'
import { ReturnStep } from './return-step'

/** One return on the page of its order: what comes back and why, and the button of its next step, which may start opened. */
export function ReturnCard({ row, startsOpen }: { row: StaffReturn; startsOpen: boolean }) {
  const [first] = row.pieces
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
      {first ? <Thumbnail src={first.picture.src} /> : null}
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{row.reason}</span>
          <ReturnMarks row={row} />
        </p>
        <p className="wrap-anywhere text-muted">{row.pieces.map(pieceWords).join('; ')}</p>
        <p className="text-muted tabular-nums">
          {wishWords(row)}, {formatPrice(row.worth)} · <Moment at={row.date} />
        </p>
      </div>
      <ReturnStep row={row} startsOpen={startsOpen} />
    </li>
  )
}
