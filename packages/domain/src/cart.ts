type Line = { price: number; quantity: number }
type Fees = { shipping: number; tax: number }
export type Totals = ReturnType<typeof cartTotals>

/**
 * What the customer pays, in rupees: subtotal + shipping + tax − discount, never below 0 (spec §9).
 * `discount` is an amount, not a percentage. Sums in paisa, so that 0.1 + 0.2 is 0.3.
 */
export function cartTotals(lines: Line[], fees: Fees, discount = 0) {
  const subtotal = lines.reduce((sum, line) => sum + paisa(line.price) * line.quantity, 0)
  const due = subtotal + paisa(fees.shipping) + paisa(fees.tax) - paisa(discount)
  return {
    subtotal: rupees(subtotal),
    discount,
    shipping: fees.shipping,
    tax: fees.tax,
    total: rupees(Math.max(0, due)),
  }
}

/** Rupees with at most two decimals as a whole number of paisa. */
export function paisa(amount: number) {
  return Math.round(amount * 100)
}

/** A whole number of paisa as rupees. */
export function rupees(amount: number) {
  return amount / 100
}
