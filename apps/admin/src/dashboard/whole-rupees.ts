import { formatPrice } from '@etrend/domain'

/** A sum at a glance, rounded to rupees. The reports have it to the paisa. */
export function wholeRupees(sum: number) {
  return formatPrice(Math.round(sum))
}
