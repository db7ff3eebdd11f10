import { formatPrice } from './price'
import { paisa, rupees } from './rupees'
import type { Arrival } from './working-days'

/** What delivery to the districts of a zone costs and takes, in rupees and working days; null for no such limit. */
export type ZoneTerms = {
  fee: number
  /** From this subtotal on, delivery is free. */
  free_from: number | null
  days_from: number | null
  days_to: number | null
  cash_allowed: boolean
  /** What paying in cash on delivery costs more. */
  cash_fee: number
  /** The largest total that may be paid in cash. */
  most_in_cash: number | null
}

/** The fee for delivery, and the fee for cash in it, in rupees. Free delivery leaves the fee for cash as it is. */
export function deliveryFees(terms: ZoneTerms, subtotal: number, isCash: boolean) {
  const isFree = terms.free_from !== null && paisa(subtotal) >= paisa(terms.free_from)
  const cash_fee = isCash ? terms.cash_fee : 0
  return { shipping: rupees((isFree ? 0 : paisa(terms.fee)) + paisa(cash_fee)), cash_fee }
}

/** Why an order of this total can't be paid in cash on delivery; undefined where it can. */
export function cashProblem(terms: ZoneTerms, district: string, total: number) {
  const { cash_allowed, most_in_cash } = terms
  if (!cash_allowed) return `Cash on delivery isn’t available in ${district}.`
  if (most_in_cash === null || paisa(total) <= paisa(most_in_cash)) return undefined
  return `In ${district}, at most ${formatPrice(most_in_cash)} can be paid in cash on delivery.`
}

/** '2–5 working days', '1 working day'; undefined where the shop promises no time. `day`: what one of them is called. */
export function daysInWords({ days_from, days_to }: ZoneTerms, day = 'working day') {
  const last = days_to ?? days_from
  if (last === null) return undefined
  const first = days_from ?? last
  const unit = last === 1 ? day : `${day}s`
  if (days_from === null && days_to !== null) return `up to ${last} ${unit}`
  return first === last ? `${last} ${unit}` : `${first}–${last} ${unit}`
}

/** 'Thu 3 – Mon 7 Dec', 'Mon 30 Nov – Thu 3 Dec', 'Thu 3 Dec', 'by Thu 3 Dec'. */
export function arrivalInWords({ from, to }: Arrival) {
  if (from === null) return `by ${dayInWords(to)}`
  if (from === to) return dayInWords(to)
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  const first = dayInWords(from)
  return `${isSameMonth ? first.slice(0, first.lastIndexOf(' ')) : first} – ${dayInWords(to)}`
}

/**
 * The terms as sentences: what delivery costs, how long it takes, and whether it can be paid in cash. With an arrival,
 * its days stand in place of how long it takes.
 */
export function termsInWords(terms: ZoneTerms, arrival?: Arrival | null) {
  const { fee, free_from, cash_allowed, cash_fee, most_in_cash } = terms
  const days = daysInWords(terms)
  const when = arrival ? arrivalInWords(arrival) : days && `in ${days}`
  const cost = fee === 0 ? 'Free delivery' : `Delivery ${formatPrice(fee)}`
  const free = fee > 0 && free_from !== null ? `, free from ${formatPrice(free_from)}` : ''
  const most = most_in_cash === null ? '' : ` up to ${formatPrice(most_in_cash)}`
  const more = cash_fee > 0 ? ` for ${formatPrice(cash_fee)} more` : ''
  return [
    `${cost}${free}`,
    ...(when ? [`Arrives ${when}`] : []),
    cash_allowed ? `Cash on delivery${most}${more}` : 'No cash on delivery',
  ]
}

/** 'Rs. 340 more for free delivery'; undefined where delivery is free already, or never. */
export function lackForFreeDelivery({ fee, free_from }: ZoneTerms, subtotal: number) {
  if (fee === 0 || free_from === null) return undefined
  const lack = paisa(free_from) - paisa(subtotal)
  return lack > 0 ? `${formatPrice(rupees(lack))} more for free delivery` : undefined
}

/** Shown in place of the terms until a district is chosen. `fee`: the lowest of all districts, once it is known. */
export function termsHint(fee: number | undefined) {
  const from =
    fee === 0 ? 'Free delivery in some districts' : `Delivery from ${formatPrice(fee ?? 0)}`
  return `${fee === undefined ? '' : `${from}. `}Fee, days and cash on delivery depend on the district.`
}

/** What the shipping of an order or a cart is called in its sums. */
export function shippingInWords(cash_fee: number) {
  return cash_fee > 0 ? `Shipping (${formatPrice(cash_fee)} of it for cash)` : 'Shipping'
}

function dayInWords(day: string) {
  const date = new Date(day)
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
