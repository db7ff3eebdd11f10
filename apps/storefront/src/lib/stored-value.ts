/**
 * A value kept in local storage and shared by all tabs, as an external store for useSyncExternalStore.
 * `read` turns what was stored, whatever it is, into the value, and undefined into the value to begin with.
 * Storage that is full or forbidden is lived without.
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

  /** Where nothing is stored it is the very value to begin with, so that waking up changes nothing. */
  function readStored() {
    const text = stored(key)
    return text === null ? beginning : read(parsed(text))
  }

  return {
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        // While nobody listened, another tab may have written.
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
