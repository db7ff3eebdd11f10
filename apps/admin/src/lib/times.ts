import { bikramSambat, nepaliMonth } from '@etrend/contract/bikram-sambat'

/*
 * How the back-office writes days and times. All are those of Nepal's clocks, wherever the browser is.
 */

const timeZone = 'Asia/Kathmandu'
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })
const exact = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
})
// These write days, not moments: '2026-11-21' is read as the beginning of that day in UTC, and written in UTC.
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const weekdayInNepal = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
const DAY_MS = 86_400_000

/** '12 Mar 2026' */
export function dayOf(time: string) {
  return day.format(new Date(time))
}

/** '14:32' */
export function clockOf(time: string) {
  return clock.format(new Date(time))
}

/** '21 Nov 2026, 15:12' */
export function when(time: string) {
  return exact.format(new Date(time))
}

/** '24 Dec 2026' for the day '2026-12-24'. */
export function dayWords(date: string) {
  return dayFormat.format(new Date(date))
}

/**
 * Days from one to another: '17–30 Nov 2026', '18 Oct – 16 Nov 2026'. The year is left out where it is `knownYear`, which
 * is written beside it.
 */
export function rangeWords({ from, to }: { from: string; to: string }, knownYear = '') {
  const [first, last] = [from, to].map((date) => dayWords(date).split(' '))
  if (!first || !last) return ''
  const end = last.slice(0, last[2] === knownYear ? 2 : 3).join(' ')
  if (from === to) return end
  if (first[2] !== last[2]) return `${first.join(' ')} – ${last.join(' ')}`
  return first[1] === last[1] ? `${first[0]}–${end}` : `${first[0]} ${first[1]} – ${end}`
}

/** The day so many days after the day '2026-12-24'; before it for a negative number. */
export function dayAfter(date: string, days: number) {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 'Thu 24 Dec' for the day '2026-12-24': for charts, whose period says the year. */
export function shortDay(date: string) {
  return `${weekday.format(new Date(date))} ${dayWords(date).slice(0, -5)}`
}

/** 'Fri 6 Nov 2026, 20 Kartik 2083': the day of a time, and the same day by the Nepali calendar where that is known. */
export function dayInBoth(time: string) {
  const moment = new Date(time)
  const english = `${weekdayInNepal.format(moment)} ${day.format(moment)}`
  const nepali = bikramSambat(moment)
  if (!nepali) return english
  return `${english}, ${nepali.day} ${nepaliMonth(nepali.month)} ${nepali.year}`
}

/** 'Today', 'Yesterday' or the day itself; its year only where it isn't this one. */
export function dayInWords(time: string, now = new Date()) {
  if (dayOf(time) === day.format(now)) return 'Today'
  if (dayOf(time) === day.format(now.getTime() - DAY_MS)) return 'Yesterday'
  const isThisYear = dayOf(time).slice(-4) === day.format(now).slice(-4)
  return isThisYear ? dayOf(time).slice(0, -5) : dayOf(time)
}

/** Day and time within a sentence: 'today, 14:32' */
export function momentOf(time: string) {
  return `${sinceOf(time)}, ${clockOf(time)}`
}

/** The day within a sentence: 'today', '12 Mar', '12 Mar 2025' */
export function sinceOf(time: string) {
  return dayInWords(time).replace(/^[TY]/, (letter) => letter.toLowerCase())
}

/** The time left until `time`: 'less than a day', '12 days'. */
export function daysUntil(time: string, now = Date.now()) {
  const days = (Date.parse(time) - now) / DAY_MS
  return days <= 1 ? 'less than a day' : `${Math.ceil(days)} days`
}

/** How many whole days have passed since `time`. */
export function daysSince(time: string, now = Date.now()) {
  return Math.floor((now - Date.parse(time)) / DAY_MS)
}

export function isPast(time: string) {
  return Date.parse(time) < Date.now()
}
