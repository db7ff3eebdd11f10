import type { RefundRow } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { orderAt } from '../../lib/addresses'
import { localPhone } from '../../lib/local-phone'
import { payBackWords, refundWords } from '../../lib/order-words'
import { momentOf } from '../../lib/times'
import { Mark } from '../../ui/display/mark'
import { May } from '../../ui/may'
import { RefundSending } from './refund-sending'
import { RefundTask } from './refund-task'

/** One refund. Khalti pays it back, or staff do and note the reference. */
export function RefundLine({ refund, isListed }: { refund: RefundRow; isListed?: boolean }) {
  const { order_number, name, phone, method, state, amount, reason, reference } = refund
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-center gap-2">
          {isListed ? (
            <Link
              to={orderAt(order_number)}
              className="font-medium underline-offset-4 hover:underline"
            >
              {order_number}
            </Link>
          ) : null}
          <Mark kind={state === 'done' ? 'good' : 'warning'}>{refundWords[state]}</Mark>
          <span className="text-muted">by {payBackWords[refund.paid_by ?? method]}</span>
        </p>
        <span className="font-medium tabular-nums">{formatPrice(amount)}</span>
      </div>
      <p className="wrap-anywhere text-muted">
        {isListed ? `${name}, ${localPhone(phone)} · ` : ''}
        {reason} · {momentOf(refund.done_at ?? refund.created_at)}
        {reference ? ` · ${reference}` : ''}
      </p>
      <May needed="refunds">
        {state === 'task' ? <RefundTask refund={refund} /> : null}
        {state === 'sending' ? <RefundSending refund={refund} /> : null}
      </May>
    </li>
  )
}
