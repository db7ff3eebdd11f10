import type { RefundRow } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Moment } from '../../ui/display/moment'
import { payBackText, RefundMarks } from './refund-state'
import { RefundSteps } from './refund-steps'

/** One refund on the page of its order. Khalti pays it back, or staff do and note the reference. */
export function RefundLine({ refund }: { refund: RefundRow }) {
  const { amount, reason, done_at, created_at } = refund
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2.5">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium tabular-nums">{formatPrice(amount)}</span>
          <RefundMarks refund={refund} />
        </p>
        <p className="wrap-anywhere text-muted">
          {reason} · <Moment at={done_at ?? created_at} /> · {payBackText(refund)}
        </p>
      </div>
      <RefundSteps refund={refund} />
    </li>
  )
}
