import { DAY_MS, MINUTE_MS } from './times'

/** Kathmandu is 5:45 hours ahead of UTC, in minutes. */
export const KATHMANDU_OFFSET = 345

const OFFSET_MS = KATHMANDU_OFFSET * MINUTE_MS

/** A moment in Kathmandu's local time: '2026-11-21T20:05:00.000', UTC+5:45, without daylight saving. */
export function kathmanduTime(moment: Date) {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, -1)
}

export function kathmanduYear(moment: Date) {
  return Number(kathmanduTime(moment).slice(0, 4))
}

/** When a day of Kathmandu begins, '2026-11-21' → '2026-11-20T18:15:00.000Z'; `after` days later. */
export function kathmanduDay(day: string, after = 0) {
  const begin = Date.parse(`${day}T00:00:00Z`) - OFFSET_MS + after * DAY_MS
  return new Date(begin).toISOString()
}
