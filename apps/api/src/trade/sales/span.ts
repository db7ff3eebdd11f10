import { laterDay } from '../../lib/nepali-months'
import { todayIn } from './periods'

/** The last days up to today in Kathmandu, and as many days before them. */
export function lastDays(days: number, now: Date) {
  const today = todayIn(now)
  return {
    current: { from: laterDay(today, 1 - days), to: today },
    previous: { from: laterDay(today, 1 - 2 * days), to: laterDay(today, -days) },
  }
}
