import type { ProductCard } from '@etrend/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { tsr } from '../lib/api'
import { isPicture } from '../lib/cart-lines'
import { isAmount, isCount, isRecord, isText } from '../lib/narrow'
import { cardsQuery } from '../lib/queries'
import { storedValue } from '../lib/stored-value'

const MOST = 7 // six to show beside the one that is open

/** The products looked at, the latest first, as copies of their cards kept in this browser. */
export function useRecentlyViewed() {
  return useSyncExternalStore(store.subscribe, store.current, store.onServer)
}

/**
 * The same as they are now, without those that are no longer on sale. While the server can't be asked, the copies are
 * shown; `isKnown` is false until it has answered or failed.
 */
export function useRecentOnSale() {
  const kept = useRecentlyViewed()
  const { data, error } = tsr.store.cards.useQuery({
    ...cardsQuery(kept.map(({ id }) => id)),
    enabled: kept.length > 0,
  })
  const isKnown = kept.length === 0 || data !== undefined || error !== null
  return { products: data?.body ?? (error ? kept : []), isKnown }
}

/** Remembers that this product is being looked at. */
export function useRememberViewed(product: ProductCard) {
  useEffect(() => {
    const others = store.current().filter(({ id }) => id !== product.id)
    store.replace([cardOf(product), ...others].slice(0, MOST))
  }, [product])
}

const store = storedValue('etrend.recent', readCards)

function readCards(stored: unknown): ProductCard[] {
  return Array.isArray(stored) ? stored.filter(isCard).slice(0, MOST) : []
}

/** Copies only the fields that a card shows, because the page's product has more. */
function cardOf(product: ProductCard): ProductCard {
  const { id, slug, title, Brand, price, original_price, category, subcategory } = product
  const { picture, second_picture, colors, stock } = product
  return {
    id,
    slug,
    title,
    Brand,
    price,
    original_price,
    category,
    subcategory,
    picture,
    second_picture,
    colors,
    stock,
  }
}

function isCard(value: unknown): value is ProductCard {
  return (
    isRecord(value) &&
    isCount(value.id) &&
    [value.slug, value.title, value.Brand, value.category, value.subcategory].every(isText) &&
    isAmount(value.price) &&
    (value.original_price === null || isAmount(value.original_price)) &&
    [value.picture, value.second_picture].every((one) => one === null || isPicture(one)) &&
    Array.isArray(value.colors) &&
    value.colors.every(
      (color) => isRecord(color) && isText(color.color_name) && isText(color.hex_code),
    ) &&
    (value.stock === 'in' || value.stock === 'low' || value.stock === 'out')
  )
}
