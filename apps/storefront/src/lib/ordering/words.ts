import type { CounterMethod, OrderState, PaymentMethod, PaymentState } from '@etrend/contract'

/** The labels of an order's states. */
export const stateWords: Record<OrderState, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
}

export const methodWords: Record<PaymentMethod, string> = {
  cod: 'Cash on delivery',
  esewa: 'eSewa',
  khalti: 'Khalti',
}

/** How a sale in the shop was paid. */
export const counterWords: Record<CounterMethod, string> = {
  cash: 'Cash',
  esewa: 'eSewa QR',
  khalti: 'Khalti QR',
  card: 'Card',
}

export const paymentWords: Record<PaymentState, string> = {
  none: 'Nothing to pay',
  due: 'To be paid on delivery',
  pending: 'Waiting for the payment',
  paid: 'Paid',
  failed: 'Not paid',
  review: 'We are checking the payment',
  refund_due: 'To be paid back',
  partly_refunded: 'Partly paid back',
  refunded: 'Paid back',
}

/** Formats a date as '22 November 2026', in the shop's own time zone. */
export function shownDay(date: string) {
  return days.format(new Date(date))
}

/** Formats a date as '22 Nov 2026, 14:05', in the shop's own time zone. */
export function shownTime(date: string) {
  return times.format(new Date(date))
}

const timeZone = 'Asia/Kathmandu'
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone })
const times = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
})
