import { useSyncExternalStore } from 'react'
import { isRecord, isText } from '../lib/narrow'
import { deliveryFields, noDelivery, type Delivery } from '../lib/ordering/delivery'
import { storedValue } from '../lib/stored-value'

/** What the customer has entered at the checkout. */
export type Draft = Delivery & {
  email: string
  note: string
  payment_method: string
  keep_address: boolean
}

/** The draft is kept in this browser until the order is placed: it survives a reload, Back and a failed call. */
export function useDraft() {
  const draft = useSyncExternalStore(store.subscribe, store.current, store.onServer)
  return { draft, change, drop }
}

const BLANK: Draft = { ...noDelivery, email: '', note: '', payment_method: '', keep_address: true }
const TEXTS = [...deliveryFields, 'email', 'note', 'payment_method'] as const

const store = storedValue('etrend.checkout', readDraft)

function change(part: Partial<Draft>) {
  store.replace({ ...store.current(), ...part })
}

function drop() {
  store.replace(BLANK)
}

function readDraft(stored: unknown): Draft {
  if (!isRecord(stored)) return BLANK
  const draft = { ...BLANK, keep_address: stored.keep_address !== false }
  for (const field of TEXTS) {
    const text = stored[field]
    if (isText(text)) draft[field] = text
  }
  return draft
}
