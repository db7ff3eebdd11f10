import type { Product, ProductsChange } from '@etrend/contract'
import { changedPrice, describePriceChange } from './price-change'
import { refuseWrongDiscount } from './products'

/**
 * The fields that a change of many products sets in this one. Throws Refusal where its prices would be wrong: 0 or less,
 * or a discounted price that isn't below the price.
 */
export function changeOf(before: Product, { percent_off, price_by, ...fields }: ProductsChange) {
  const change = {
    ...fields,
    ...(price_by && pricesBy(before, price_by)),
  }
  if (percent_off !== undefined) {
    // Off the new price if that changes too, in whole rupees, at least 1.
    const price = change.price ?? before.price
    change.discounted_price = Math.max(1, Math.round(price * (1 - percent_off / 100)))
  }
  refuseWrongDiscount({ ...before, ...change })
  return change
}

/** 'price 900, is_featured true', for the audit log. */
export function describeChange({ price_by, ...change }: ProductsChange) {
  const fields = Object.entries(change).map(([field, value]) => `${field} ${value ?? 'none'}`)
  return [...(price_by ? [describePriceChange(price_by)] : []), ...fields].join(', ')
}

function pricesBy(before: Product, by: NonNullable<ProductsChange['price_by']>) {
  const price = changedPrice('price', before.price, by)
  if (!by.with_discount || before.discounted_price === null) return { price }
  return { price, discounted_price: changedPrice('discounted price', before.discounted_price, by) }
}
