/** A map whose values take `most` bytes together at most: it is emptied when another one would take it over that. */
export function keptMap<Key, Value>(most: number, sizeOf: (value: Value) => number) {
  let kept = new Map<Key, Value>()
  let bytes = 0

  function clear() {
    kept = new Map()
    bytes = 0
  }

  return {
    bytes: () => bytes,
    get: (key: Key) => kept.get(key),
    clear,

    /** Keeps the value of a key that isn't kept yet, and gives it. */
    add(key: Key, value: Value) {
      const size = sizeOf(value)
      if (bytes + size > most) clear()
      kept.set(key, value)
      bytes += size
      return value
    },
  }
}

/** About what a list of ids takes, in bytes. */
export function sizeOfIds(ids: readonly number[]) {
  return 100 + 8 * ids.length
}
