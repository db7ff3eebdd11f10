import { useSyncExternalStore } from 'react'
import { DRAFT_KEY, isFresh } from '../lib/kept-checkout'
import { isText } from '../lib/narrow'
import { deliveryFields, noDelivery, type Delivery } from '../lib/ordering/delivery'
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
const TEXTS = [...deliveryFields, 'email', 'note', 'buyer_pan', 'payment_method'] as const

const store = storedValue(DRAFT_KEY, readDraft)

function change(part: Partial<Draft>) {
  store.replace({ ...store.current(), ...part, kept_at: Date.now() })
}

function drop() {
  store.replace(BLANK)
}

function readDraft(stored: unknown): Draft {
  if (!isFresh(stored)) return BLANK
  const { keep_address, kept_at } = stored
  const draft = { ...BLANK, keep_address: keep_address !== false, kept_at }
  for (const field of TEXTS) {
    const text = stored[field]
    if (isText(text)) draft[field] = text
  }
  return draft
}
