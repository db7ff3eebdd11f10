/**
 * 'Rs. 1200', 'Rs. 49.50', 'Rs. 1,00,000': no grouping below one lakh (decisions), Indian grouping from there,
 * decimals only where there are paisa.
 */
export function formatPrice(rupees: number) {
  const decimals = Number.isInteger(rupees) ? 0 : 2
  const useGrouping = Math.abs(rupees) >= LAKH
  return `Rs. ${rupees.toLocaleString('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping,
  })}`
}

/** '≈ $18.50' for a rate in rupees a dollar; undefined when the shop has set no rate. */
export function approximateDollars(rupees: number, rate: number | null) {
  return rate === null ? undefined : `≈ $${(rupees / rate).toFixed(2)}`
}

const LAKH = 100_000
