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
    const text = stored(key)
    return text === null ? beginning : read(parsed(text))
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
      keep(key, JSON.stringify(next))
      set(next)
    },
  }
}

function stored(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Full or forbidden: the value lives as long as the page.
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
