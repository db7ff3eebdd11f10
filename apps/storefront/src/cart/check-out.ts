import { formatPrice, type Totals } from '@etrend/domain'

/** The documented behaviour (spec §2), until the checkout page lands. */
export function checkOut({ total }: Totals) {
  window.alert(`Total: ${formatPrice(total)}`)
}
