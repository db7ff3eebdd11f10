import { useSyncExternalStore } from 'react'
import { text } from '../schema'
import { storedValue } from '../stored-value'

/** The district that the shopper chose last, on any page; '' before the first choice, and on the server. */
export function useDistrict() {
  return useSyncExternalStore(store.subscribe, store.current, store.onServer)
}

const store = storedValue('etrend.district', text, '')

export const keepDistrict = store.replace
