import type { OrderState, PaymentState, StaffOrderRow } from '@etrend/contract'
import { paymentWords, stateWords } from '../../lib/order-words'
import { counted } from '../../ui/display/counted'
import { Mark, type MarkKind } from '../../ui/display/mark'

const stateKinds: Record<OrderState, MarkKind> = {
  placed: 'warning',
  confirmed: 'begun',
  packed: 'ready',
  shipped: 'moving',
  delivered: 'good',
  cancelled: 'quiet',
  returned: 'bad',
}

const paymentKinds: Record<PaymentState, MarkKind> = {
  none: 'good',
  due: 'quiet',
  pending: 'begun',
  paid: 'good',
  failed: 'bad',
  review: 'warning',
  refund_due: 'warning',
  partly_refunded: 'quiet',
  refunded: 'quiet',
}

/** The state of an order, each in a look of its own. New orders are highlighted, because they wait for staff. */
export function StateMark({ state }: { state: OrderState }) {
  return <Mark kind={stateKinds[state]}>{stateWords[state]}</Mark>
}

/** What went wrong on an order's way: it is late, or was refused at the door; nothing otherwise. */
export function TroubleMark({ row }: { row: Pick<StaffOrderRow, 'is_late' | 'came_back'> }) {
  if (row.is_late) return <Mark kind="urgent">Late</Mark>
  return row.came_back === 'refused' ? <Mark kind="bad">Refused at the door</Mark> : null
}

/** The payment state of an order. */
export function PaymentMark({ state }: { state: PaymentState }) {
  return <Mark kind={paymentKinds[state]}>{paymentWords[state]}</Mark>
}

/** The payment state in a list, where only those are marked that staff must know of. */
export function PaymentWords({ state }: { state: PaymentState }) {
  return marked.includes(state) ? <PaymentMark state={state} /> : paymentWords[state]
}

/** The payment state where staff must know of it; nothing otherwise. */
export function PaymentTrouble({ state }: { state: PaymentState }) {
  return marked.includes(state) ? <PaymentMark state={state} /> : null
}

const marked: PaymentState[] = ['pending', 'failed', 'review', 'refund_due']

/** How many other orders of the same customer were refused at the door, so that staff decide; nothing without any. */
export function RefusalMark({ refusals }: { refusals: number }) {
  if (refusals === 0) return null
  return <Mark kind="warning">{counted(refusals, 'order')} refused at the door</Mark>
}
