import type { PricedLine, StockWord, PricedCart } from '@etrend/contract'
import { cartTotals } from '@etrend/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { messageOf } from '../api'
import { useCart } from '../cart'
import { type CartLine, isSameUnit } from '../cart-lines'
import { useShop } from '../use-shop'
import { priceCart } from './price-cart'
import { usePromo } from './promo'

/** A cart line as pages show it: the shopper's line, with the server's current data. */
export type ShownLine = CartLine & {
  stock: StockWord | undefined
  /** How many are left, if few are left or no more than the line's quantity; otherwise null. */
  left: number | null
  /** The price when the line was added to the cart; undefined if it is still the same. */
  priceBefore: number | undefined
  /** The shop no longer sells this unit. */
  isGone: boolean
  sizes: PricedLine['sizes']
}

/**
 * The cart with live prices, stock and confirmed totals. Until the server answers, and if it can't, the totals are
 * computed from the kept lines, by the same function that the server uses.
 */
export function usePricedCart() {
  const { lines, reduce } = useCart()
  const promo = usePromo()
  const shop = useShop()
  const { data, error, isPlaceholderData } = usePriceQuestion(lines, promo?.code)
  const isConfirmed = data !== undefined && !isPlaceholderData
  const shown = lines.map((line) => shownLine(line, data?.lines, isConfirmed))
  // The server's answer changes the cart: quantities are reduced to what is left.
  const takeDown = useEffectEvent(() => {
    for (const line of shown)
      if (line.left !== null && line.left > 0 && line.quantity > line.left) reduce(line, line.left)
  })
  useEffect(() => {
    if (isConfirmed) takeDown()
  }, [data, isConfirmed])
  const fees = { shipping: shop?.shipping ?? 0, tax: shop?.tax ?? 0 }
  const sold = shown.filter(({ isGone }) => !isGone)
  return {
    lines: shown,
    totals: isConfirmed ? data.totals : cartTotals(sold, fees, promo ?? 0),
    isConfirmed,
    /** Why this many pieces can't be ordered here; undefined if they can. */
    limit: data?.limit_problem ?? undefined,
    problem: error ? (messageOf(error) ?? 'The shop could not confirm your cart.') : undefined,
  }
}

function shownLine(
  line: CartLine,
  priced: PricedLine[] | undefined,
  isConfirmed: boolean,
): ShownLine {
  const known = priced?.find((one) => isSameUnit(one, line))
  if (!known) {
    return {
      ...line,
      stock: undefined,
      left: null,
      priceBefore: undefined,
      isGone: isConfirmed,
      sizes: [],
    }
  }
  const { price, name, slug, picture, color_name, size_name, stock, left, sizes } = known
  return {
    ...line,
    price,
    name,
    slug,
    picture,
    color_name,
    size_name,
    stock,
    left,
    sizes,
    priceBefore: price === line.price ? undefined : line.price,
    isGone: false,
  }
}

/** Asks the server what the lines cost now. While it asks about a changed cart, the previous answer stays. */
function usePriceQuestion(lines: CartLine[], promo_code: string | undefined) {
  const asked = lines.map(({ product_color, size, quantity }) => ({
    product_color,
    size,
    quantity,
  }))
  return useQuery<PricedCart>({
    queryKey: ['cart', asked, promo_code],
    queryFn: ({ signal }) => priceCart({ lines: asked, promo_code }, signal),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    // Stock changes, so each visit to the cart asks again.
    staleTime: 0,
    retryOnMount: true,
  })
}
