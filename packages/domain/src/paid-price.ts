import { paisa, rupees } from './rupees'

/**
 * What a sale takes off a price: a percentage, or an amount in rupees. Exactly one of them is there. With `round_to` 5 or
 * 10, the reduced price is rounded to as many rupees.
 */
type Reduction = { percent_off: number | null; amount_off: number | null; round_to: number }

/** A product's prices as staff wrote them, in rupees. Sales never go below `floor_price`. */
export type OwnPrices = {
  price: number
  discounted_price: number | null
  floor_price: number | null
}

/** Sales leave at least this much of a price without a floor, in rupees: nothing is given away by mistake. */
export const LEAST_SALE_PRICE = 1

/**
 * What a product costs while these sales apply to it, in rupees: `price` is paid, and `original_price` is shown struck
 * through (null where nothing is off). The best single reduction wins, and reductions are never added up: each sale is
 * taken off the full price, and the product's own discounted price counts as one more. The floor limits sales only, not
 * what staff wrote at the product. `by` is the sale that made the price; null where staff did. Of equally good
 * reductions the product's own wins, then the first sale.
 */
export function paidPrice<Sale extends Reduction>(
  { price, discounted_price, floor_price }: OwnPrices,
  sales: readonly Sale[] = [],
) {
  let paid = paisa(discounted_price ?? price)
  let by: Sale | null = null
  for (const sale of sales) {
    const reduced = Math.max(
      rounded(reducedPrice(paisa(price), sale), sale.round_to),
      paisa(floor_price ?? LEAST_SALE_PRICE),
    )
    if (reduced >= paid) continue
    paid = reduced
    by = sale
  }
  return {
    price: rupees(paid),
    original_price: paid < paisa(price) ? price : null,
    by,
  }
}

/**
 * In paisa, without the floor. What a percentage takes off is rounded to the whole rupee, half a rupee in the customer's
 * favour, as promo codes do.
 */
function reducedPrice(price: number, { percent_off, amount_off }: Reduction) {
  if (percent_off === null) return price - paisa(amount_off ?? 0)
  return price - Math.round((price * percent_off) / 10_000) * 100
}

/**
 * In paisa. To the nearest 5 or 10 rupees, half of them in the customer's favour; a price that this would make 0 stays
 * as it is.
 */
function rounded(reduced: number, round_to: number) {
  if (round_to === 1) return reduced
  const step = paisa(round_to)
  return Math.ceil(reduced / step - 0.5) * step || reduced
}
