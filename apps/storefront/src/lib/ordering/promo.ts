import type { PromoTerms } from '@etrend/domain'
import { useSyncExternalStore } from 'react'
import { amount, count, flag, object, orElse, text, validOf } from '../schema'
import { storedValue } from '../stored-value'

type Promo = { code: string } & PromoTerms

/** The last promo code that the server accepted, kept until it is used in an order or removed; null without one. */
export function usePromo() {
  return useSyncExternalStore(store.subscribe, store.current, store.onServer)
}

const amountOrNone = orElse(amount, null)

const promo = object<Promo>({
  code: text,
  amount_off: amount,
  percent_off: amountOrNone,
  max_off: amountOrNone,
  free_delivery: orElse(flag, false),
  products: orElse(validOf(count), null),
})

const store = storedValue<Promo | null>('etrend.promo', promo, null)

export const keepPromo = store.replace
