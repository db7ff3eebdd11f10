import type { OrderState, PaymentState } from '@etrend/contract'
import { paymentWords, stateWords } from '../../lib/order-words'
import { counted } from '../../ui/display/counted'
import { Mark } from '../../ui/display/mark'

const needsSomebody: PaymentState[] = ['review', 'refund_due', 'failed']
const isSettled: PaymentState[] = ['paid', 'none']

/** The state of an order. New orders are highlighted, because they wait for staff. */
export function StateMark({ state }: { state: OrderState }) {
  const kind = state === 'placed' ? 'warning' : state === 'delivered' ? 'good' : 'quiet'
  return <Mark kind={kind}>{stateWords[state]}</Mark>
}

/** The payment state of an order. */
export function PaymentMark({ state }: { state: PaymentState }) {
  const kind = needsSomebody.includes(state)
    ? 'warning'
    : isSettled.includes(state)
      ? 'good'
      : 'quiet'
  return <Mark kind={kind}>{paymentWords[state]}</Mark>
}

/** How many other orders of the same customer were refused at the door, so that staff decide; nothing without any. */
export function RefusalMark({ refusals }: { refusals: number }) {
  if (refusals === 0) return null
  return <Mark kind="warning">{counted(refusals, 'order')} refused at the door</Mark>
}
