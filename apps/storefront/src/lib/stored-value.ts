import { keepText, keptText, keptValue } from './local-storage'
import type { Schema } from './schema'

/**
 * A value kept in local storage and shared by all tabs, as an external store for useSyncExternalStore.
 * Before anything is stored, and where something else was, it is `beginning`.
 * If storage is full or forbidden, the value lasts as long as the page.
 */
export function storedValue<Value>(key: string, schema: Schema<Value>, beginning: Value) {
  const listeners = new Set<() => void>()
  let value: Value | undefined
  let text: string | null = null // which `value` was read from, or kept as

  function hear(event: StorageEvent) {
    if (event.key === key || event.key === null) set(undefined)
  }

  function set(next: Value | undefined) {
    value = next
    for (const listener of listeners) listener()
  }

  /** If nothing is stored, returns the initial value itself, so that hydration changes nothing. */
  function current() {
    const isUnheard = listeners.size === 0 && keptText(key) !== text // another tab wrote while there was no listener
    if (value === undefined || isUnheard) {
      text = keptText(key)
      value = keptValue(key, schema) ?? beginning
    }
    return value
  }

  return {
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        current()
        window.addEventListener('storage', hear)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', hear)
      }
    },
    current,
    onServer: () => beginning,
    replace: (next: Value) => {
      text = JSON.stringify(next)
      keepText(key, text)
      set(next)
    },
  }
}
