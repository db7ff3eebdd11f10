import { waitOf, type Recent } from '../recent'

const MAX_KEYS = 10_000

/** Keeps counts in this process's memory: a shop on SQLite has one process. Of more than 10,000 keys, the oldest go. */
export function recentInMemory(): Recent {
  const attempts = new Map<string, number[]>()
  const windows = new Map<string, { calls: number; until: number }>()

  return {
    async attempt(limits, date) {
      const now = date.getTime()
      const counted = limits.map((limit) => {
        const since = now - limit.windowMs
        const times = (attempts.get(limit.key) ?? []).filter((time) => time > since)
        return { key: limit.key, times, wait: waitOf(times, limit, now) }
      })
      const wait = Math.max(0, ...counted.map((one) => one.wait))
      if (wait > 0) return wait
      for (const { key, times } of counted) keep(attempts, key, [...times, now])
      return 0
    },

    async takeBack(keys) {
      for (const key of keys) attempts.get(key)?.pop()
    },

    async forget(keys) {
      for (const key of keys) attempts.delete(key)
    },

    async call(key, windowMs, date) {
      const now = date.getTime()
      const last = windows.get(key)
      const isOpen = last && last.until > now
      const current = isOpen
        ? { ...last, calls: last.calls + 1 }
        : { calls: 1, until: now + windowMs }
      keep(windows, key, current)
      return { calls: current.calls, leftMs: current.until - now }
    },
  }
}

/** Sets a key's value as the newest, and deletes the key that has been unused for longest when there are too many. */
function keep<Value>(kept: Map<string, Value>, key: string, value: Value) {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEYS && oldest !== undefined) kept.delete(oldest)
}
