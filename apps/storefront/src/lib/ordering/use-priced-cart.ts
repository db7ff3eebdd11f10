import type { CartQuestion, PricedLine, StockWord, PricedCart } from '@etrend/contract'
import { cartTotals, lackForFreeDelivery } from '@etrend/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { messageOf } from '../api'
import { useCart } from '../cart'
import { type CartLine, isSameUnit } from '../cart-lines'
import { useShop } from '../use-shop'
import { useDistrict } from './district'
import { priceCart } from './price-cart'
import { usePromo } from './promo'

/** A cart line as pages show it: the shopper's line, with the server's current data. */
export type ShownLine = CartLine & {
  stock: StockWord | undefined
  /** The price without reductions; null if the unit isn't reduced. */
  original_price: number | null
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
 * computed from the kept lines, by the same function that the server uses. Without a district of the address, it goes to
 * the district that the shopper chose last.
 */
export function usePricedCart(to: Pick<CartQuestion, 'district' | 'payment_method'> = {}) {
  const { lines, reduce } = useCart()
  const promo = usePromo()
  const shop = useShop()
  const remembered = useDistrict()
  const district = to.district || remembered
  const { data, error, isPlaceholderData } = usePriceQuestion(lines, {
    promo_code: promo?.code,
    district,
    payment_method: to.payment_method,
  })
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
  const fees = {
    shipping: data?.totals.shipping ?? shop?.shipping ?? 0,
    tax: shop?.tax ?? 0,
    tax_mode: shop?.tax_mode,
  }
  const sold = shown.filter(({ isGone }) => !isGone)
  const totals = isConfirmed ? data.totals : cartTotals(sold, fees, promo ?? 0)
  const isDistrictKnown = district !== '' || data?.delivery.by_district === false
  return {
    lines: shown,
    totals,
    isConfirmed,
    district,
    /** What delivery costs and takes there, and whether cash is taken; undefined until the server answers. */
    delivery: data?.delivery,
    /** How much more makes delivery there free; undefined where it is free already, or never. */
    freeDelivery:
      data && isDistrictKnown ? lackForFreeDelivery(data.delivery, totals.subtotal) : undefined,
    /** What the promo code takes nothing off, or why it can't be used on this cart. */
    promoNote: promo && (data?.promo_note ?? data?.promo_problem),
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
      original_price: null,
      left: null,
      priceBefore: undefined,
      isGone: isConfirmed,
      sizes: [],
    }
  }
  const { price, original_price, name, slug, picture, color_name, size_name } = known
  const { stock, left, sizes } = known
  return {
    ...line,
    price,
    original_price,
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
function usePriceQuestion(lines: CartLine[], to: Omit<CartQuestion, 'lines'>) {
  const asked = lines.map(({ product_color, size, quantity }) => ({
    product_color,
    size,
    quantity,
  }))
  return useQuery<PricedCart>({
    queryKey: ['cart', asked, to],
    queryFn: ({ signal }) => priceCart({ lines: asked, ...to }, signal),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    // Stock changes, so each visit to the cart asks again.
    staleTime: 0,
    retryOnMount: true,
  })
}
