import type { CartQuestion, PricedLine } from '@etrend/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { okOf } from '../../lib/refusal'

/** A unit and its quantity. `name` is shown while the unit's price isn't known. */
export type DraftLine = { product_color: number; size: number; quantity: number; name?: string }

/** Where an order goes and how it is paid: both decide what its delivery costs. */
export type DeliveredTo = Pick<CartQuestion, 'district' | 'payment_method'>

/** Today's prices of the lines, with the promo code if there is one. Loaded again after each change. */
export function usePrices(lines: DraftLine[], promo_code: string, to: DeliveredTo = {}) {
  const body = {
    ...to,
    lines: bare(lines),
    ...(promo_code.trim() && { promo_code: promo_code.trim() }),
  }
  return useQuery({
    queryKey: ['cart', body],
    queryFn: async () => ({ body: okOf(await api.cart.price.mutate({ body })).body }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    meta: { notLoaded: 'Failed to fetch the prices' },
  })
}

/** The lines as requests send them. */
export function bare(lines: DraftLine[]) {
  return lines.map(({ product_color, size, quantity }) => ({ product_color, size, quantity }))
}

/** The lines with one more piece of a unit. */
export function withOneMore(lines: DraftLine[], unit: { product_color: number; size: number }) {
  const { product_color, size } = unit
  if (!lines.some((line) => isSameUnit(line, unit))) {
    return [...lines, { product_color, size, quantity: 1 }]
  }
  return lines.map((line) =>
    isSameUnit(line, unit) ? { ...line, quantity: Math.min(MOST_PIECES, line.quantity + 1) } : line,
  )
}

/** Most pieces of one unit in one order. */
export const MOST_PIECES = 99

export function isSameUnit(
  one: Pick<DraftLine, 'product_color' | 'size'>,
  other: Pick<PricedLine, 'product_color' | 'size'>,
) {
  return one.product_color === other.product_color && one.size === other.size
}

/** Whether two orders have the same units in the same order, with the same quantities. */
export function areSameLines(lines: DraftLine[], others: DraftLine[]) {
  return (
    lines.length === others.length &&
    lines.every((line, place) => {
      const other = others[place]
      return other && isSameUnit(line, other) && line.quantity === other.quantity
    })
  )
}
