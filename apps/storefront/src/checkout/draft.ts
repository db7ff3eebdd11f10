import { useSyncExternalStore } from 'react'
import { DRAFT_KEY, freshTime } from '../lib/kept-checkout'
import { type Delivery, forDelivery, noDelivery } from '../lib/ordering/delivery'
import { flag, object, orElse, text } from '../lib/schema'
import { storedValue } from '../lib/stored-value'

/** What the customer has entered at the checkout. */
export type Draft = Delivery & {
  email: string
  note: string
  buyer_pan: string
  payment_method: string
  keep_address: boolean
  /** When it was last changed, in milliseconds. */
  kept_at: number
}

/**
 * The draft is kept in this browser until the order is placed, the customer signs out, or nothing was typed for 24
 * hours. It survives a reload, Back and a failed call.
 */
export function useDraft() {
  const draft = useSyncExternalStore(store.subscribe, store.current, store.onServer)
  return { draft, change, drop }
}

const BLANK: Draft = {
  ...noDelivery,
  email: '',
  note: '',
  buyer_pan: '',
  payment_method: '',
  keep_address: true,
  kept_at: 0,
}

const typed = orElse(text, '')
const kept = object<Draft>({
  ...forDelivery(typed),
  email: typed,
  note: typed,
  buyer_pan: typed,
  payment_method: typed,
  keep_address: orElse(flag, true),
  kept_at: freshTime,
})

const store = storedValue(DRAFT_KEY, kept, BLANK)

function change(part: Partial<Draft>) {
  store.replace({ ...store.current(), ...part, kept_at: Date.now() })
}

function drop() {
  store.replace(BLANK)
}
