import { discountOf, type PromoTerms } from './promo'
import { paisa, rupees } from './rupees'

type Line = { price: number; quantity: number }
type Fees = { shipping: number; tax: number }
export type Totals = ReturnType<typeof cartTotals>

/**
 * What the customer pays, in rupees: subtotal + shipping + tax − discount, never below 0 (spec §9). `off` is an
 * amount, or the terms of a promo code. Sums in paisa, so that 0.1 + 0.2 is 0.3.
 */
export function cartTotals(lines: Line[], fees: Fees, off: number | PromoTerms = 0) {
  const subtotal = lines.reduce((sum, line) => sum + paisa(line.price) * line.quantity, 0)
  const discount = typeof off === 'number' ? off : discountOf(off, rupees(subtotal))
  const due = subtotal + paisa(fees.shipping) + paisa(fees.tax) - paisa(discount)
  return {
    subtotal: rupees(subtotal),
    discount,
    shipping: fees.shipping,
    tax: fees.tax,
    total: rupees(Math.max(0, due)),
  }
}
