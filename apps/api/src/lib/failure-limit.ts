const WINDOW_MS = 15 * 60_000
const MAX_KEYS = 10_000
const FIRST_PAUSE = 5 // 2^5 = 32 s
const LONGEST_PAUSE_S = 900

/**
 * Counts failures by key over the last 15 minutes. From the `limit`th on, each makes the key wait twice as long
 * as the one before: 32 s, 64 s, … 15 minutes. Kept in memory; of too many keys the ones longest unused go first.
 */
export function failureLimit(limit: number, clock: () => Date) {
  const failures = new Map<string, number[]>()

  function recent(key: string) {
    const since = clock().getTime() - WINDOW_MS
    return (failures.get(key) ?? []).filter((time) => time > since)
  }

  return {
    /** Seconds until the key may try again; 0 when it may now. */
    wait(key: string) {
      const times = recent(key)
      const last = times.at(-1)
      if (last === undefined || times.length < limit) return 0
      const pause = Math.min(2 ** (times.length - limit + FIRST_PAUSE), LONGEST_PAUSE_S)
      return Math.max(0, Math.ceil((last - clock().getTime()) / 1000 + pause))
    },

    count(key: string) {
      const times = [...recent(key), clock().getTime()]
      failures.delete(key)
      failures.set(key, times)
      const [oldest] = failures.keys()
      if (failures.size > MAX_KEYS && oldest !== undefined) failures.delete(oldest)
    },

    /** Takes the last count back. */
    uncount(key: string) {
      failures.get(key)?.pop()
    },

    forget(key: string) {
      failures.delete(key)
    },
  }
}

/** Whose address this is: an IPv4 address, or the /64 that one IPv6 customer has. */
export function network(address: string) {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [start = ''] = address.split('::')
  return start.split(':').slice(0, 4).join(':')
}
