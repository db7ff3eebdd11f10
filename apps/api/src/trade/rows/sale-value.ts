import { paisa, shares } from '@etrend/domain'
import type { orderLine } from '../../db/schema/orders'
import { worthsOfLines } from './line-worths'
import type { OrderRow } from './order-row'

type Line = Pick<
  typeof orderLine.$inferSelect,
  'product' | 'product_color' | 'size' | 'price' | 'quantity' | 'returned'
>

/** What an order brings: a part for each line, and one without a unit for its delivery fee and tax. In paisa. */
export type SalePart = {
  product: number | null
  product_color: number | null
  size: number | null
  orders: number
  pieces: number
  goods: number
  delivery: number
  tax: number
}

/**
 * Whether an order counts as a sale: from when it is paid, or delivered for cash, which is also when it gets its invoice
 * number. It stays one when an edit makes it cost more, and stops being one when it is cancelled or comes back
 * undelivered.
 */
export function isSale({ state, delivered_at, to_pay, paid, refunded, invoice_number }: OrderRow) {
  if (delivered_at !== null) return true
  const isUnderWay = state === 'confirmed' || state === 'packed' || state === 'shipped'
  return isUnderWay && paid > refunded && (to_pay === 0 || invoice_number !== null)
}

/**
 * The parts of a sale, which add up to the money that the shop keeps of the order or still gets for it. Money that is
 * paid back is taken from the returned pieces first, up to what they cost, then from the other pieces, the delivery fee
 * and the tax, in this order. An exchange order counts the money that it took over from the first order. [] where the
 * order is no sale. `products`: those that its promo code counted for; null for all.
 */
export function saleParts(row: OrderRow, lines: Line[], products: number[] | null): SalePart[] {
  if (!isSale(row)) return []
  const carriedIn = paisa(row.carried_in)
  const goods = paisa(row.subtotal) - paisa(row.discount) + carriedIn
  const fees = { delivery: paisa(row.shipping), tax: paisa(row.tax) }
  const all = goods + fees.delivery + fees.tax
  const came = paisa(row.paid) + carriedIn + paisa(row.to_pay)
  const kept = Math.max(0, Math.min(all, came - paisa(row.refunded) - paisa(row.carried_out)))

  const worths = shares(goods, worthsOfLines(row, lines, products))
  const back = lines.map(({ returned, quantity }, place) =>
    Math.round(((worths[place] ?? 0) * returned) / quantity),
  )
  const left = worths.map((worth, place) => worth - (back[place] ?? 0))
  const [fromBack, fromLeft, delivery, tax] = takenFrom(all - kept, [
    sum(back),
    sum(left),
    fees.delivery,
    fees.tax,
  ])
  const offBack = shares(fromBack, back)
  const offLeft = shares(fromLeft, left)
  const ofOrder = {
    product: null,
    product_color: null,
    size: null,
    orders: row.source === 'exchange' ? 0 : 1,
    pieces: 0,
    goods: 0,
    delivery: fees.delivery - delivery,
    tax: fees.tax - tax,
  }
  return [
    ofOrder,
    ...lines.map(({ product, product_color, size, quantity, returned }, place) => ({
      product,
      product_color,
      size,
      orders: 0,
      pieces: quantity - returned,
      goods: (worths[place] ?? 0) - (offBack[place] ?? 0) - (offLeft[place] ?? 0),
      delivery: 0,
      tax: 0,
    })),
  ]
}

type Four = [number, number, number, number]

/** How much of an amount is taken from each of four sums, one after the other. */
function takenFrom(amount: number, [a, b, c, d]: Four): Four {
  const first = Math.min(amount, a)
  const second = Math.min(amount - first, b)
  const third = Math.min(amount - first - second, c)
  return [first, second, third, Math.min(amount - first - second - third, d)]
}

function sum(amounts: number[]) {
  return amounts.reduce((all, amount) => all + amount, 0)
}
