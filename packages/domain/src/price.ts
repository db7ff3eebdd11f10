/**
 * 'Rs. 1,200', 'Rs. 49.50', 'Rs. 1,00,000': thousands and lakhs as Nepal groups them, decimals only where there are
 * paisa. The space is a no-break one, so that 'Rs.' never stands at the end of a line without its number.
 */
export function formatPrice(rupees: number) {
  const decimals = Number.isInteger(rupees) ? 0 : 2
  return `Rs.\u00a0${grouped(rupees.toFixed(decimals))}`
}

/** A number of things as Nepal groups it: 999, '1,000', '12,34,567'. */
export function formatNumber(count: number) {
  return grouped(String(count))
}

/** '≈ $18.50' for a rate in rupees a dollar; undefined when the shop has set no rate. */
export function approximateDollars(rupees: number, rate: number | null) {
  return rate === null ? undefined : `≈ $${grouped((rupees / rate).toFixed(2))}`
}

/** Commas after the thousands and after every two digits above them. Intl would take 20 ms for its first number. */
function grouped(number: string) {
  const [whole = '', ...decimals] = number.split('.')
  return [whole.replace(/\d(?=(?:\d\d)+\d$)/g, '$&,'), ...decimals].join('.')
}
