/** Kathmandu is 5:45 hours ahead of UTC all year, in minutes. */
export const KATHMANDU_OFFSET = 345

const OFFSET_MS = KATHMANDU_OFFSET * 60_000
const DAY_MS = 24 * 60 * 60_000

/** A moment in Kathmandu's local time: '2026-11-21T20:05:00.000'. */
export function kathmanduTime(moment: Date) {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, -1)
}

/** The moment of a local time in Kathmandu: '2026-11-21T20:05', maybe with seconds. An invalid date for other texts. */
export function kathmanduMoment(time: string) {
  return new Date(Date.parse(`${time}Z`) - OFFSET_MS)
}

export function kathmanduYear(moment: Date) {
  return Number(kathmanduTime(moment).slice(0, 4))
}

/** When a day of Kathmandu begins, '2026-11-21' → '2026-11-20T18:15:00.000Z'; `after` days later. */
export function kathmanduDay(day: string, after = 0) {
  return new Date(kathmanduMoment(`${day}T00:00:00`).getTime() + after * DAY_MS).toISOString()
}
