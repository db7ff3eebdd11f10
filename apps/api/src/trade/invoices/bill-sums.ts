import { paisa, rupees, shareOut } from '@etrend/domain'

/** `isDiscounted`: the discount counts for it. */
type Part = { rate: number; quantity: number; isDiscounted: boolean }
type Terms = { discount: number; total: number; hasVat: boolean; vat_rate: number }

/**
 * The sums of a bill over `total` rupees, and of each of its lines. Rates include VAT. The discount is shared among the
 * parts that it counts for; what else is missing from their amounts to the total among all lines. No paisa is lost by rounding: the lines
 * add up to the bill in each sum.
 */
export function billSums<P extends Part>(parts: P[], { discount, total, hasVat, vat_rate }: Terms) {
  const amounts = parts.map(({ rate, quantity }) => paisa(rate) * quantity)
  const amount = sum(amounts)
  const less = amount - paisa(total)
  const goods = amounts.map((one, at) => (parts[at]?.isDiscounted ? one : 0))
  const ofGoods = shareOut(Math.min(paisa(discount), less, sum(goods)), goods)
  const left = amounts.map((one, at) => one - (ofGoods[at] ?? 0))
  const ofAll = shareOut(less - sum(ofGoods), left)
  const totals = left.map((one, at) => one - (ofAll[at] ?? 0))
  const vat = hasVat ? Math.round((paisa(total) * vat_rate) / (100 + vat_rate)) : 0
  const vats = shareOut(vat, totals)
  const lines = parts.map((part, at) => {
    const [whole, paid, tax] = [amounts[at] ?? 0, totals[at] ?? 0, vats[at] ?? 0]
    const taxable = hasVat ? paid - tax : 0
    return { ...part, ...inRupees({ amount: whole, total: paid, vat: tax, taxable }) }
  })
  const taxable = hasVat ? paisa(total) - vat : 0
  return { lines, ...inRupees({ amount, total: paisa(total), vat, taxable }) }
}

type Sums = { amount: number; total: number; vat: number; taxable: number }

function inRupees({ amount, total, vat, taxable }: Sums) {
  return {
    amount: rupees(amount),
    discount: rupees(amount - total),
    taxable: rupees(taxable),
    vat: rupees(vat),
    total: rupees(total),
  }
}

function sum(amounts: number[]) {
  return amounts.reduce((all, one) => all + one, 0)
}
