import type { StaffOrder } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { attemptWords, methodWords } from '../../lib/order-words'
import { momentOf } from '../../lib/times'
import { Mark } from '../../ui/display/mark'
import { Notice } from '../../ui/state/notice'

/** One payment attempt: its state, and why it failed or needs a review. */
export function PaymentLine({ payment }: { payment: StaffOrder['payments'][number] }) {
  const { method, state, amount, why, settled_at, created_at } = payment
  const kind = state === 'verified' ? 'good' : state === 'review' ? 'warning' : 'quiet'
  return (
    <li className="grid gap-1 border-t border-line py-2">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex items-center gap-2">
          {methodWords[method]}
          <Mark kind={kind}>{attemptWords[state]}</Mark>
        </span>
        <span className="tabular-nums">{formatPrice(amount)}</span>
      </p>
      {why ? state === 'review' ? <Notice>{why}.</Notice> : <p>{why}.</p> : null}
      <p className="wrap-anywhere text-muted">
        {momentOf(settled_at ?? created_at)} ·{' '}
        {payment.transaction_id ?? payment.gateway_reference ?? payment.reference}
      </p>
    </li>
  )
}
