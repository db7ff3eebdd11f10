import { kathmanduDay, kathmanduTime } from '@etrend/contract/kathmandu'
import type { Locks } from '@etrend/database'
import { HOUR_MS, MINUTE_MS } from '../lib/times'
import type { Backups } from './backups'

const AT_NIGHT = '02'

/**
 * Backs up every night at two, Kathmandu time, or ten minutes after a start if that moment was missed. A failed backup
 * is tried again an hour later; `failed` is called with the reason.
 */
export function backUpNightly(given: {
  backups: Pick<Backups, 'store' | 'make'>
  locks: Locks
  clock: () => Date
  failed: (error: unknown) => void
}) {
  const { backups, locks, clock, failed } = given
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function look() {
    let wait = 10 * MINUTE_MS
    try {
      await locks.tryTake('nightly backup', async () => {
        if (isDue(clock(), await backups.store.lastGood())) await backups.make('nightly')
      })
    } catch (error) {
      failed(error)
      wait = HOUR_MS
    }
    again(wait)
  }

  function again(wait: number) {
    if (!isStopped) timer = setTimeout(() => void look(), wait).unref()
  }

  return {
    start: () => again(10 * MINUTE_MS),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Whether the last two o'clock at night has passed since the last good backup. */
export function isDue(now: Date, lastGood: { made_at: string } | undefined) {
  const today = kathmanduTime(now)
  const daysAgo = today.slice(11, 13) >= AT_NIGHT ? 0 : -1
  const midnight = Date.parse(kathmanduDay(today.slice(0, 10), daysAgo))
  const night = midnight + Number(AT_NIGHT) * HOUR_MS
  return !lastGood || Date.parse(lastGood.made_at) < night
}
