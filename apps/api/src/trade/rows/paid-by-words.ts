import type { CounterMethod, PaymentMethod } from '@etrend/contract'
import type { OrderRow } from './order-row'

/** How sales in the shop are paid, as papers and lists name it. */
export const counterWords: Record<CounterMethod, string> = {
  cash: 'cash',
  esewa: 'eSewa QR',
  khalti: 'Khalti QR',
  card: 'card',
}

const methodWords: Record<PaymentMethod, string> = {
  cod: 'cash on delivery',
  esewa: 'eSewa',
  khalti: 'Khalti',
}

type Paid = Pick<OrderRow, 'is_walk_in' | 'counter_method' | 'payment_method'>

/** How an order is paid, for its papers. */
export function paidByWords({ is_walk_in, counter_method, payment_method }: Paid) {
  return is_walk_in ? counterWords[counter_method] : methodWords[payment_method]
}

/** How a sale in the shop was paid; null for other orders. */
export function counterMethodOf({ is_walk_in, counter_method }: Omit<Paid, 'payment_method'>) {
  return is_walk_in ? counter_method : null
}
