import { paisa, rupees, type Totals } from '@etrend/domain'

/**
 * The totals as an order stores them: the discount is never more than the subtotal. What a larger discount takes off
 * beyond that (spec §9: down to a total of 0) is taken off the fees, so that the parts still add up to the total.
 */
export function storedTotals(totals: Totals): Totals {
  const { subtotal, discount, shipping, tax, total, ...taxed } = totals
  if (paisa(discount) <= paisa(subtotal)) return totals
  const paidShipping = Math.min(paisa(shipping), paisa(total))
  return {
    subtotal,
    discount: subtotal,
    shipping: rupees(paidShipping),
    tax: rupees(Math.min(paisa(tax), paisa(total) - paidShipping)),
    total,
    ...taxed,
  }
}
