import { recentTimes } from './recent-times'
import { MINUTE_MS } from './times'

const WINDOW_MS = 15 * MINUTE_MS
const FIRST_PAUSE = 5 // 2^5 = 32 s
const LONGEST_PAUSE_S = 900

/**
 * Counts failures by key over the last 15 minutes. From the `limit`th on, each makes the key wait twice as long
 * as the one before: 32 s, 64 s, … 15 minutes.
 */
export function failureLimit(limit: number, clock: () => Date) {
  const failures = recentTimes(WINDOW_MS, clock)

  return {
    /** Seconds until the key may try again; 0 when it may now. */
    wait(key: string) {
      const times = failures.of(key)
      const last = times.at(-1)
      if (last === undefined || times.length < limit) return 0
      const pause = Math.min(2 ** (times.length - limit + FIRST_PAUSE), LONGEST_PAUSE_S)
      return Math.max(0, Math.ceil((last - clock().getTime()) / 1000 + pause))
    },

    count: failures.add,
    /** Takes the last count back. */
    uncount: failures.removeLast,
    forget: failures.forget,
  }
}
