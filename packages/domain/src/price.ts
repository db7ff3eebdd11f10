/**
 * 'Rs. 1200', 'Rs. 49.50', 'Rs. 1,00,000': no grouping below one lakh (decisions), Indian grouping from there,
 * decimals only where there are paisa.
 */
export function formatPrice(rupees: number) {
  const shape = Number.isInteger(rupees) ? 'whole' : 'withPaisa'
  const size = Math.abs(rupees) >= LAKH ? 'large' : 'small'
  return `Rs. ${formats[size][shape].format(rupees)}`
}

/** '≈ $18.50' for a rate in rupees a dollar; undefined when the shop has set no rate. */
export function approximateDollars(rupees: number, rate: number | null) {
  return rate === null ? undefined : `≈ $${(rupees / rate).toFixed(2)}`
}

const LAKH = 100_000

// Made once: making one for each price took a seventh of a page's rendering.
const formats = {
  small: { whole: numberFormat(0, false), withPaisa: numberFormat(2, false) },
  large: { whole: numberFormat(0, true), withPaisa: numberFormat(2, true) },
}

function numberFormat(decimals: number, useGrouping: boolean) {
  return new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping,
  })
}
