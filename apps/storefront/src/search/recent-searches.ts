import { useSyncExternalStore } from 'react'
import { text, validOf } from '../lib/schema'
import { storedValue } from '../lib/stored-value'

const MOST = 5

const store = storedValue('etrend.searches', validOf(text, MOST), [])

/** The searches made in this browser, the latest first. */
export function useRecentSearches() {
  return useSyncExternalStore(store.subscribe, store.current, store.onServer)
}

export function rememberSearch(text: string) {
  if (text) store.replace([text, ...without(text)].slice(0, MOST))
}

export function forgetSearch(text: string) {
  store.replace(without(text))
}

function without(text: string) {
  return store.current().filter((other) => other.toLowerCase() !== text.toLowerCase())
}
