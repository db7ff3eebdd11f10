import { keepText, keptJson, keptText } from './local-storage'

/**
 * A value kept in local storage and shared by all tabs, as an external store for useSyncExternalStore.
 * `read` turns whatever was stored into the value, and undefined into the initial value.
 * If storage is full or forbidden, the value lasts as long as the page.
 */
export function storedValue<Value>(key: string, read: (stored: unknown) => Value) {
  const beginning = read(undefined)
  const listeners = new Set<() => void>()
  let value: Value | undefined

  function hear(event: StorageEvent) {
    if (event.key === key || event.key === null) set(undefined)
  }

  function set(next: Value | undefined) {
    value = next
    for (const listener of listeners) listener()
  }

  /** If nothing is stored, returns the initial value itself, so that hydration changes nothing. */
  function readStored() {
    return keptText(key) === null ? beginning : read(keptJson(key))
  }

  return {
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        // Another tab may have written while there was no listener.
        value = undefined
        window.addEventListener('storage', hear)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', hear)
      }
    },
    current: () => (value ??= readStored()),
    onServer: () => beginning,
    replace: (next: Value) => {
      keepText(key, JSON.stringify(next))
      set(next)
    },
  }
}
