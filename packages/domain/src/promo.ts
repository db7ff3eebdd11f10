import { formatPrice } from './price'
import { paisa, rupees } from './rupees'

/**
 * What a promo code takes off: `amount_off` rupees, or with `percent_off` that share, at most `max_off` rupees.
 * `free_delivery`: the delivery fee too. `products`: it counts for these products only; without them, for all.
 */
export type PromoTerms = {
  amount_off: number
  percent_off?: number | null
  max_off?: number | null
  free_delivery?: boolean
  products?: readonly number[] | null
}

/**
 * What a promo code takes off the subtotal of the lines that it counts for, in rupees. An amount is used as it is
 * (spec §9: the total stops at 0), but a code for some products takes at most what they cost. A percentage is rounded
 * to the whole rupee, half a rupee in the customer's favour, since nobody pays paisa at the door; it is never more than
 * `max_off`, nor than the subtotal.
 */
export function discountOf(
  { amount_off, percent_off, max_off, products }: PromoTerms,
  subtotal: number,
) {
  if (!percent_off) return products ? Math.min(amount_off, subtotal) : amount_off
  const share = Math.round((paisa(subtotal) * percent_off) / 10_000)
  return rupees(Math.min(share * 100, paisa(subtotal), paisa(max_off ?? subtotal)))
}

/** 'Rs. 10 off', '15 % off, at most Rs. 500', 'Rs. 10 off and free delivery', 'Free delivery' */
export function promoInWords({ amount_off, percent_off, max_off, free_delivery }: PromoTerms) {
  if (free_delivery && !percent_off && amount_off === 0) return 'Free delivery'
  const most = percent_off && max_off ? `, at most ${formatPrice(max_off)}` : ''
  const off = percent_off ? `${percent_off} %` : formatPrice(amount_off)
  return `${off} off${most}${free_delivery ? ' and free delivery' : ''}`
}
