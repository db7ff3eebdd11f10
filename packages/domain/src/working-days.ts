/** A run of days, like '2026-10-17', on which nobody works. Both of its ends belong to it. */
export type Holiday = { first_day: string; last_day: string }

/** When a parcel arrives, as days in Kathmandu; `from` is null where only the last day is promised. */
export type Arrival = { from: string | null; to: string }

type Days = { days_from: number | null; days_to: number | null }

/**
 * The days on which an order of this day arrives; null where the shop promises no time. Only working days count: no
 * Saturday, and no holiday.
 */
export function arrivalOf({ days_from, days_to }: Days, day: string, holidays: Holiday[]) {
  const last = days_to ?? days_from
  if (last === null) return null
  const after = (days: number) => workingDayAfter(day, days, holidays)
  return { from: days_from === null ? null : after(days_from), to: after(last) }
}

/** The working day that is this many working days after `day`. 0: the day itself, or the first working day after it. */
export function workingDayAfter(day: string, days: number, holidays: Holiday[]): string {
  let at = day
  let left = days
  for (;;) {
    const holiday = holidays.find(({ first_day, last_day }) => first_day <= at && at <= last_day)
    const isWorking = !holiday && !isSaturday(at)
    if (isWorking && at !== day) left -= 1
    if (isWorking && left <= 0) return at
    at = nextDay(holiday?.last_day ?? at)
  }
}

function isSaturday(day: string) {
  return new Date(day).getUTCDay() === 6
}

function nextDay(day: string) {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
}

const DAY_MS = 24 * 60 * 60_000
