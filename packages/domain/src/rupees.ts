/** Rupees with at most two decimals as a whole number of paisa. */
export function paisa(amount: number) {
  return Math.round(amount * 100)
}

/** A whole number of paisa as rupees. */
export function rupees(amount: number) {
  return amount / 100
}
