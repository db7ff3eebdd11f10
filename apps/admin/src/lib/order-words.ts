import type {
  OrderState,
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

/** What the button says that moves an order there. */
export const stepWords: Record<OrderState, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  packed: 'Mark as packed',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
  returned: 'Mark as returned',
}

/** What follows a step that is asked about first. */
export const consequences: Partial<Record<OrderState, string>> = {
  shipped: 'The customer gets a mail with what you enter here.',
  cancelled:
    'The pieces go back into stock, and the customer gets a mail. Money that came in is due back.',
  returned:
    'The parcel came back undelivered: its pieces go back into stock. Money that came in is due back.',
}

export const paymentWords: Record<PaymentState, string> = {
  none: 'Nothing to pay',
  due: 'Cash due',
  pending: 'Awaiting payment',
  paid: 'Paid',
  failed: 'Payment failed',
  review: 'In review',
  refund_due: 'Refund due',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
}

/** How one attempt to pay stands. */
export const attemptWords: Record<StaffOrder['payments'][number]['state'], string> = {
  created: 'Not opened',
  initiated: 'Open',
  verified: 'Paid',
  failed: 'Failed',
  expired: 'Never paid',
  review: 'In review',
}

/** How money that goes back stands. */
export const refundWords: Record<RefundRow['state'], string> = {
  task: 'To pay back',
  sending: 'Being sent',
  done: 'Paid back',
}

export const methodWords: Record<PaymentMethod | 'cash', string> = {
  cod: 'Cash on delivery',
  esewa: 'eSewa',
  khalti: 'Khalti',
  cash: 'Cash',
}
