import { bikramSambat, formatBikramSambat, nepaliMonth } from '@etrend/contract/bikram-sambat'
import { DAY_MS } from './times'

/** Days as 'YYYY-MM-DD', both included. */
export type Days = { from: string; to: string }
export type NepaliMonth = Days & { year: number; month: number }

/** The Nepali month that has this day; undefined outside the calendar's table. */
export function nepaliMonthOf(day: string): NepaliMonth | undefined {
  const date = bikramSambat(noon(day))
  if (!date) return undefined
  const from = laterDay(day, 1 - date.day)
  // A month has 29 to 32 days.
  let to = laterDay(from, 28)
  while (bikramSambat(noon(laterDay(to, 1)))?.month === date.month) to = laterDay(to, 1)
  return { from, to, year: date.year, month: date.month }
}

/** The month so many months earlier; undefined outside the calendar's table. */
export function earlierMonth(month: NepaliMonth, by: number): NepaliMonth | undefined {
  let found: NepaliMonth | undefined = month
  for (let step = 0; step < by && found; step += 1) found = nepaliMonthOf(laterDay(found.from, -1))
  return found
}

/** The months that a period touches, each cut to the period. */
export function nepaliMonthsIn({ from, to }: Days): NepaliMonth[] {
  const months: NepaliMonth[] = []
  for (let day = from; day <= to;) {
    const month = nepaliMonthOf(day)
    if (!month) break
    months.push({ ...month, from: day, to: month.to < to ? month.to : to })
    day = laterDay(month.to, 1)
  }
  return months
}

/** The same day of the same Nepali month, a year before; the month's last day where it is shorter. */
export function yearBefore(day: string): string | undefined {
  const month = nepaliMonthOf(day)
  const before = month && earlierMonth(month, 12)
  if (!month || !before) return undefined
  const same = laterDay(before.from, daysBetween(month.from, day))
  return same < before.to ? same : before.to
}

/** A day by the Nepali calendar: '2083-08-07'. Bills of days outside the calendar's table have the day itself. */
export function nepaliDate(day: string) {
  const date = bikramSambat(noon(day))
  return date ? formatBikramSambat(date) : day
}

/** 'Mangsir 2083' */
export function nepaliMonthName({ year, month }: { year: number; month: number }) {
  return `${nepaliMonth(month)} ${year}`
}

export function laterDay(day: string, by: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10)
}

/** How many days the second day is after the first. */
export function daysBetween(from: string, to: string) {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** A moment that is on this day in Kathmandu. */
function noon(day: string) {
  return new Date(`${day}T06:15:00Z`)
}
