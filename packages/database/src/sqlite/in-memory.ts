import type { Locks, Notes } from '../database'
import { waitOf, type Recent } from '../recent'

// What servers of a shop share is kept in the memory of the one process that a shop on SQLite has.

/** Locks between the works of this process. The data folder's lock keeps every other server out (data-dir/). */
export function locksOfProcess(): Locks {
  const held = new Set<string>()

  return {
    take: (_name, work) => work(),
    tryTake: async (_name, work) => void (await work()),

    async hold(name) {
      if (held.has(name)) return undefined
      held.add(name)
      return {
        lost: new AbortController().signal,
        release: async () => void held.delete(name),
      }
    },

    isHeld: async (name) => held.has(name),
  }
}

export function notesInMemory(): Notes {
  const notes = new Map<string, string>()

  return {
    write: async (name, note) => void notes.set(name, note),
    read: async (name) => notes.get(name),
  }
}

const MOST_KEYS = 10_000
/** So many keys more are kept until those that are too many are deleted together. */
const MORE_KEYS = 1_000

/**
 * Keeps counts. Of more than 10,000 keys, those with the
 * fewest attempts or calls are deleted, and of those the oldest: naming new keys makes no key forget that it is near its
 * limit.
 */
export function recentInMemory(): Recent {
  const attempts = new Map<string, Attempts>()
  const windows = new Map<string, Window>()

  return {
    async attempt(limits, date) {
      const now = date.getTime()
      const counted = limits.map((limit) => {
        const since = now - limit.windowMs
        const times = (attempts.get(limit.key)?.times ?? []).filter((time) => time > since)
        return { ...limit, times, wait: waitOf(times, limit, now) }
      })
      const wait = Math.max(0, ...counted.map((one) => one.wait))
      if (wait > 0) return wait
      for (const { key, times, windowMs } of counted) {
        attempts.set(key, { times: [...times, now], until: now + windowMs })
      }
      sweep(attempts, now, ({ times }) => times.length)
      return 0
    },

    async takeBack(keys) {
      for (const key of keys) attempts.get(key)?.times.pop()
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
      windows.set(key, current)
      sweep(windows, now, ({ calls }) => calls)
      return { calls: current.calls, leftMs: current.until - now }
    },
  }
}

/** `until`: when all of its attempts are older than their window. */
type Attempts = { times: number[]; until: number }
type Window = { calls: number; until: number }

/** Deletes what has ended and, where there are too many keys, those with the smallest counts, the oldest first. */
function sweep<Value extends { until: number }>(
  kept: Map<string, Value>,
  now: number,
  countOf: (value: Value) => number,
) {
  if (kept.size <= MOST_KEYS + MORE_KEYS) return
  const left = [...kept].filter(([, { until }]) => until > now)
  left.sort(([, one], [, other]) => countOf(other) - countOf(one) || other.until - one.until)
  kept.clear()
  for (const [key, value] of left.slice(0, MOST_KEYS)) kept.set(key, value)
}
