import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** A display setting kept in this browser's local storage; undefined until the user has made a choice. */
export function useRemembered(name: string): [string | undefined, (value: string) => void] {
  const key = `etrend.${name}`
  const value = useSyncExternalStore(subscribe, () => localStorage.getItem(key) ?? undefined)
  const remember = (next: string) => {
    localStorage.setItem(key, next)
    for (const listener of listeners) listener()
  }
  return [value, remember]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
