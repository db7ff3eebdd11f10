import { formatPrice } from './price'
import { paisa, rupees } from './rupees'

/** What a promo code takes off: `amount_off` rupees, or with `percent_off` that share, at most `max_off` rupees. */
export type PromoTerms = {
  amount_off: number
  percent_off?: number | null
  max_off?: number | null
}

/**
 * What a promo code takes off a subtotal, in rupees. An amount is used as it is (spec §9: the total stops at 0). A
 * percentage is rounded to the whole rupee, half a rupee in the customer's favour, since nobody pays paisa at the
 * door; it is never more than `max_off`, nor than the subtotal.
 */
export function discountOf({ amount_off, percent_off, max_off }: PromoTerms, subtotal: number) {
  if (!percent_off) return amount_off
  const share = Math.round((paisa(subtotal) * percent_off) / 10_000)
  return rupees(Math.min(share * 100, paisa(subtotal), paisa(max_off ?? subtotal)))
}

/** 'Rs. 10 off', '15 % off, at most Rs. 500' */
export function promoInWords({ amount_off, percent_off, max_off }: PromoTerms) {
  if (!percent_off) return `${formatPrice(amount_off)} off`
  const most = max_off ? `, at most ${formatPrice(max_off)}` : ''
  return `${percent_off} % off${most}`
}
