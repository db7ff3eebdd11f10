import { ownEntry, provinces } from '@etrend/domain'
import { useSyncExternalStore } from 'react'
import { text } from '../schema'
import { storedValue } from '../stored-value'

/** The district that the shopper chose last, on any page; '' before the first choice, and on the server. */
export function useDistrict() {
  return useSyncExternalStore(store.subscribe, store.current, store.onServer)
}

const store = storedValue('etrend.district', text, '')

export const keepDistrict = store.replace

/** The province of a district; '' for none. */
export function provinceOf(district: string) {
  const has = (province: string) => ownEntry(provinces, province)?.includes(district)
  return Object.keys(provinces).find(has) ?? ''
}
