import { discountOf, type PromoTerms } from './promo'
import { paisa, rupees } from './rupees'
import { shares } from './shares'
import { vatIn, type TaxMode } from './vat'

type Line = { price: number; quantity: number; product?: number }
type Fees = {
  shipping: number
  tax: number
  tax_mode?: TaxMode | undefined
  /** In percent; without it, the totals don't say how much VAT they include. */
  vat_rate?: number | undefined
}
export type Totals = {
  subtotal: number
  discount: number
  shipping: number
  tax: number
  total: number
  /** Absent for the fixed tax. */
  tax_mode?: TaxMode | undefined
  /** The VAT that the total includes. */
  vat?: number | undefined
}

type Parts = Omit<Totals, 'tax_mode' | 'vat'>

/**
 * What the customer pays, in rupees: subtotal + shipping + tax − discount, never below 0 (spec §9). `off` is an
 * amount, or the terms of a promo code, which may make the delivery free. Sums in paisa, so that 0.1 + 0.2 is 0.3.
 * Only the fixed tax is added to the prices: VAT is a part of them, and a shop with a PAN only charges none.
 */
export function cartTotals(lines: Line[], fees: Fees, off: number | PromoTerms = 0): Totals {
  const terms: PromoTerms = typeof off === 'number' ? { amount_off: off } : off
  const { free_delivery, products } = terms
  const subtotal = sumOf(lines)
  const counted = products
    ? sumOf(lines.filter(({ product = 0 }) => products.includes(product)))
    : subtotal
  const discount = discountOf(terms, rupees(counted))
  const shipping = free_delivery ? 0 : fees.shipping
  const { tax_mode = 'flat', vat_rate } = fees
  const tax = tax_mode === 'flat' ? fees.tax : 0
  const due = subtotal + paisa(shipping) + paisa(tax) - paisa(discount)
  const total = rupees(Math.max(0, due))
  return {
    ...partsOf({ subtotal: rupees(subtotal), discount, shipping, tax, total }),
    ...(tax_mode !== 'flat' && { tax_mode }),
    ...(tax_mode === 'vat_inclusive' && vat_rate !== undefined && { vat: vatIn(total, vat_rate) }),
  }
}

/**
 * What each line costs after the cart's discount, in paisa: lines share it by their price. A promo code that counts for
 * some `products` takes nothing off the others.
 */
export function lineWorths(lines: Line[], discount: number, products?: readonly number[] | null) {
  const amounts = lines.map(amountOf)
  const counted = lines.map((line) =>
    !products || products.includes(line.product ?? 0) ? amountOf(line) : 0,
  )
  const weights = totalOf(counted) < paisa(discount) ? amounts : counted
  const paid = shares(Math.max(0, totalOf(weights) - paisa(discount)), weights)
  return amounts.map((amount, at) => amount - (weights[at] ?? 0) + (paid[at] ?? 0))
}

/**
 * The parts of a total as they are shown and stored: the discount is never more than the subtotal. What a larger one
 * takes off beyond that is taken off the fees, so that the parts still add up to the total.
 */
function partsOf({ subtotal, discount, shipping, tax, total }: Parts): Parts {
  if (paisa(discount) <= paisa(subtotal)) return { subtotal, discount, shipping, tax, total }
  const paidShipping = Math.min(paisa(shipping), paisa(total))
  return {
    subtotal,
    discount: subtotal,
    shipping: rupees(paidShipping),
    tax: rupees(Math.min(paisa(tax), paisa(total) - paidShipping)),
    total,
  }
}

/** In paisa. */
function sumOf(lines: Line[]) {
  return totalOf(lines.map(amountOf))
}

/** In paisa. */
function amountOf({ price, quantity }: Line) {
  return paisa(price) * quantity
}

function totalOf(amounts: number[]) {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
