const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
const SATURDAY = 6

/** Times of day at which the shop does a piece of work. `onSaturdays`: couriers have that day off. */
export type Round = { times: readonly string[]; onSaturdays: boolean }

export type Calendar = ReturnType<typeof calendarOf>

/** The days before `now`, in ms. `midnight` is when this day began in Nepal, where all days have 24 hours. */
export function calendarOf(now: number, midnight: number) {
  /** A time of day, '16:30', so many days ago; 0 is today. */
  const at = (daysAgo: number, time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return midnight - daysAgo * DAY_MS + (hours * 60 + minutes) * MINUTE_MS
  }
  const daysAgo = (moment: number) => Math.ceil((midnight - moment) / DAY_MS)
  // Noon in Nepal is on the same day in UTC.
  const weekday = (days: number) => new Date(at(days, '12:00')).getUTCDay()

  /** The first time of a round after a moment. */
  function next(after: number, { times, onSaturdays }: Round) {
    for (let days = daysAgo(after); ; days -= 1) {
      if (weekday(days) === SATURDAY && !onSaturdays) continue
      const found = times.map((time) => at(days, time)).find((moment) => moment > after)
      if (found !== undefined) return found
    }
  }

  return {
    now,
    at,
    weekday,
    next,
  }
}

export function minutes(count: number) {
  return count * MINUTE_MS
}

export function days(count: number) {
  return count * DAY_MS
}
