import type {
  CounterMethod,
  OrderState,
  PayBackWay,
  PaymentMethod,
  PaymentState,
  RefundRow,
  StaffOrder,
} from '@etrend/contract'

export const stateWords: Record<OrderState, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
}

/** The text of the button that moves an order to this state. */
export const stepWords: Record<OrderState, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  packed: 'Mark as packed',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
  returned: 'Mark as returned',
}

/** The consequences that are shown before a step is confirmed. */
export const consequences: Partial<Record<OrderState, string>> = {
  shipped: 'The customer gets a mail with what you enter here.',
  cancelled:
    'The pieces go back into stock, and the customer gets a mail. Money that was paid must be refunded.',
  returned:
    'The parcel came back undelivered: its pieces go back into stock. Money that was paid must be refunded.',
}

export const paymentWords: Record<PaymentState, string> = {
  none: 'Nothing to pay',
  due: 'Cash due',
  pending: 'Awaiting payment',
  paid: 'Paid',
  failed: 'Payment failed',
  review: 'In review',
  refund_due: 'To be refunded',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
}

/** The state of one payment attempt. */
export const attemptWords: Record<StaffOrder['payments'][number]['state'], string> = {
  created: 'Not opened',
  initiated: 'Open',
  verified: 'Paid',
  failed: 'Failed',
  expired: 'Never paid',
  review: 'In review',
}

/** The state of a refund. */
export const refundWords: Record<RefundRow['state'], string> = {
  task: 'To pay back',
  sending: 'Being sent',
  done: 'Paid back',
}

/** How money is paid back by hand. */
export const payBackWords: Record<PayBackWay, string> = {
  cash: 'Cash',
  esewa: 'eSewa',
  khalti: 'Khalti',
  card: 'Card',
  bank: 'Bank transfer',
}

export const methodWords: Record<PaymentMethod, string> = {
  cod: 'Cash on delivery',
  esewa: 'eSewa',
  khalti: 'Khalti',
}

/** How a sale in the shop is paid. */
export const counterWords: Record<CounterMethod, string> = {
  cash: 'Cash',
  esewa: 'eSewa QR',
  khalti: 'Khalti QR',
  card: 'Card terminal',
}

/** How an order is paid: at the counter, on delivery, or online. */
export function paidByWords({
  counter_method,
  payment_method,
}: Pick<StaffOrder, 'counter_method' | 'payment_method'>) {
  return counter_method ? counterWords[counter_method] : methodWords[payment_method]
}
