import type { ProductCard, StockWord } from '@etrend/contract'
import { useSyncExternalStore } from 'react'
import { tsr } from '../lib/api'
import { picture } from '../lib/cart-lines'
import { cardsQuery } from '../lib/queries'
import {
  amount,
  count,
  flag,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  orElse,
  text,
  validOf,
} from '../lib/schema'
import { storedValue } from '../lib/stored-value'

const MOST = 7 // six to show beside the one that is open

/** The products looked at, the latest first, as copies of their cards kept in this browser. */
export function useRecentlyViewed() {
  return useSyncExternalStore(store.subscribe, store.current, store.onServer)
}

/** Whether a product was looked at in this browser. */
export function hasViewed() {
  return !import.meta.env.SSR && store.current().length > 0
}

/**
 * The same as they are now, without those that are no longer on sale. While the server can't be asked, the copies are
 * shown; `isKnown` is false until it has answered or failed.
 */
export function useRecentOnSale() {
  const kept = useRecentlyViewed()
  const { data, error } = tsr.store.cards.useQuery({
    ...cardsQuery(kept),
    enabled: kept.length > 0,
  })
  const isKnown = kept.length === 0 || data !== undefined || error !== null
  return { products: data?.body ?? (error ? kept : []), isKnown }
}

/** Remembers that a product was looked at, as this card. */
export function rememberViewed(viewed: ProductCard) {
  const others = store.current().filter(({ id }) => id !== viewed.id)
  store.replace(cards([viewed, ...others]))
}

/** What a card shows. A page's product has more, which isn't kept. */
const card = object<ProductCard>({
  id: count,
  slug: text,
  title: text,
  Brand: text,
  price: amount,
  original_price: nullable(amount),
  category: text,
  subcategory: text,
  picture: nullable(picture),
  colors: listOf(object({ color_name: text, hex_code: text })),
  // Copies of before 2026-12 don't say it.
  for_kids: orElse(flag, false),
  color: optional(text),
  stock: oneOf<StockWord>({ in: true, low: true, out: true }),
})

const cards = validOf(card, MOST)

const store = storedValue('etrend.recent', cards, [])
