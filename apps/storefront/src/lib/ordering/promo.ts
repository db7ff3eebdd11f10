import type { PromoTerms } from '@etrend/domain'
import { useSyncExternalStore } from 'react'
import { isAmount, isCount, isRecord, isText } from '../narrow'
import { storedValue } from '../stored-value'

type Promo = { code: string } & PromoTerms

/** The last promo code that the server accepted, kept until it is used in an order or removed; null without one. */
export function usePromo() {
  return useSyncExternalStore(store.subscribe, store.current, store.onServer)
}

const store = storedValue('etrend.promo', readPromo)

export const keepPromo = store.replace

function readPromo(stored: unknown): Promo | null {
  if (!isRecord(stored) || !isText(stored.code) || !isAmount(stored.amount_off)) return null
  const { code, amount_off, percent_off, max_off, free_delivery, products } = stored
  return {
    code,
    amount_off,
    percent_off: amountOrNone(percent_off),
    max_off: amountOrNone(max_off),
    free_delivery: free_delivery === true,
    products: Array.isArray(products) ? products.filter(isCount) : null,
  }
}

function amountOrNone(stored: unknown) {
  return isAmount(stored) ? stored : null
}
