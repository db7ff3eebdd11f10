import type { PricedCart } from '@etrend/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CartLine } from '../cart-lines'
import { priceCart } from './price-cart'

/** Asks the server what the lines cost now. While it asks about a changed cart, the previous answer stays. */
export function usePriceQuestion(lines: CartLine[], promo_code: string | undefined) {
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
