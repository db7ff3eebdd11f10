const MAX_KEYS = 10_000

/**
 * Records when something happened, by key, and keeps the times of the last `windowMs` in memory. Of more than 10,000
 * keys the least recently used are forgotten.
 */
export function recentTimes(windowMs: number, clock: () => Date) {
  const kept = new Map<string, number[]>()

  /** Oldest first, in milliseconds. */
  function of(key: string) {
    const since = clock().getTime() - windowMs
    return (kept.get(key) ?? []).filter((time) => time > since)
  }

  return {
    of,

    add: (key: string) => {
      const times = [...of(key), clock().getTime()]
      kept.delete(key)
      kept.set(key, times)
      const [oldest] = kept.keys()
      if (kept.size > MAX_KEYS && oldest !== undefined) kept.delete(oldest)
    },

    removeLast: (key: string) => {
      kept.get(key)?.pop()
    },

    forget: (key: string) => {
      kept.delete(key)
    },
  }
}
