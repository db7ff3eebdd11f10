import { setTimeout } from 'node:timers/promises'

type Limits = {
  /** The shortest pause between two readings, in milliseconds. */
  pauseMs: number
  /** The longest one: a reading that takes long is followed by a pause 200 times as long, up to this. */
  longestPauseMs: number
  /** How long to wait for a reading before its caller goes on without it. */
  patienceMs: number
}

/**
 * Reads at most every few seconds, and slow readings less often. Gives the last value; undefined when reading failed or
 * takes too long. Concurrent callers share one reading. `elapsed`: milliseconds since any moment.
 */
export function seldom<Value>(
  read: () => Promise<Value>,
  { pauseMs, longestPauseMs, patienceMs }: Limits,
  elapsed: () => number,
) {
  let last: Value | undefined
  let nextAt = -Infinity
  let reading: Promise<void> | undefined

  async function readNow() {
    const began = elapsed()
    try {
      last = await read()
    } catch {
      last = undefined
    }
    const now = elapsed()
    nextAt = now + Math.max(pauseMs, Math.min((now - began) * 200, longestPauseMs))
    reading = undefined
  }

  return async () => {
    if (!reading && elapsed() < nextAt) return last
    reading ??= readNow()
    const isLate = setTimeout(patienceMs, true, { ref: false })
    return (await Promise.race([reading, isLate])) ? undefined : last
  }
}
