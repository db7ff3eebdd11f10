import type { OrderRow } from './order-row'

/** What the courier of an order collects in cash, in rupees; 0 where it is paid. */
export function toCollect({ payment_state, to_pay }: Pick<OrderRow, 'payment_state' | 'to_pay'>) {
  return payment_state === 'due' ? to_pay : 0
}
