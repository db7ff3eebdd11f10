/**
 * 'Rs. 1200', 'Rs. 49.50', 'Rs. 1,00,000': no grouping below one lakh (decisions), Indian grouping from there,
 * decimals only where there are paisa.
 */
export function formatPrice(rupees: number) {
  const decimals = Number.isInteger(rupees) ? 0 : 2
  if (Math.abs(rupees) < LAKH) return `Rs. ${rupees.toFixed(decimals)}`
  return `Rs. ${grouped(decimals).format(rupees)}`
}

/** '≈ $18.50' for a rate in rupees a dollar; undefined when the shop has set no rate. */
export function approximateDollars(rupees: number, rate: number | null) {
  return rate === null ? undefined : `≈ $${(rupees / rate).toFixed(2)}`
}

const LAKH = 100_000

// Made for the few prices that need grouping: a browser takes over 20 ms to make its first number format.
function grouped(decimals: number) {
  return new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}
