import type { ReportQuery } from '@etrend/contract'
import { kathmanduTime } from '@etrend/contract/kathmandu'
import {
  daysBetween,
  earlierMonth,
  laterDay,
  nepaliMonthOf,
  nepaliMonthsIn,
  yearBefore,
  type Days,
} from '../../lib/nepali-months'
import { Refusal } from '../../lib/refusal'

export type Periods = { now: Days; before: Days; last_year: Days | null }

const MOST_DAYS = 1100

/**
 * The asked period with the two that it is compared with. Without days it is the current Nepali month. Throws Refusal
 * (400) for a period that ends before it begins or is longer than three years.
 */
export function periodsOf({ from, to }: ReportQuery, clock: Date): Periods {
  const today = todayIn(clock)
  const month = nepaliMonthOf(today) ?? { from: `${today.slice(0, 8)}01`, to: today }
  const now = from || to ? { from: from ?? to ?? today, to: to ?? today } : month
  if (now.to < now.from) refuse('to', 'The period ends before it begins.')
  if (daysBetween(now.from, now.to) >= MOST_DAYS) refuse('to', 'Choose at most three years.')
  return comparedPeriods({ from: now.from, to: now.to })
}

/** The day in Kathmandu. */
export function todayIn(clock: Date) {
  return kathmanduTime(clock).slice(0, 10)
}

export function comparedPeriods(now: Days): Periods {
  const lastYear = { from: yearBefore(now.from), to: yearBefore(now.to) }
  return {
    now,
    before: nepaliMonthsBefore(now) ?? englishMonthsBefore(now) ?? daysBefore(now),
    last_year: wholeMonthsLastYear(now) ?? given(lastYear),
  }
}

/**
 * Shortens the compared periods of one that has not ended to as many days as have passed, so that half a month isn't
 * compared with a whole one.
 */
export function comparedSoFar({ now, before, last_year }: Periods, today: string): Periods {
  if (!isOnItsWay(now, today)) return { now, before, last_year }
  const passed = daysBetween(now.from, today)
  const lastYearToday = yearBefore(today)
  return {
    now,
    before: endingBy(before, laterDay(before.from, passed)),
    last_year: last_year && lastYearToday ? endingBy(last_year, lastYearToday) : last_year,
  }
}

/** The last day of a period that can have figures. */
export function lastDayOf(days: Days, today: string) {
  return isOnItsWay(days, today) ? today : days.to
}

function isOnItsWay({ from, to }: Days, today: string) {
  return from <= today && to > today
}

function endingBy({ from, to }: Days, last: string): Days {
  return { from, to: to < last ? to : last }
}

function given({ from, to }: { from: string | undefined; to: string | undefined }) {
  return from && to ? { from, to } : null
}

/** The first and last month of a period of whole Nepali months, and how many they are; undefined for others. */
function wholeMonths({ from, to }: Days) {
  const first = nepaliMonthOf(from)
  const last = nepaliMonthOf(to)
  if (first?.from !== from || last?.to !== to) return undefined
  return { first, last, count: nepaliMonthsIn({ from, to }).length }
}

function nepaliMonthsBefore(now: Days): Days | undefined {
  const whole = wholeMonths(now)
  const first = whole && earlierMonth(whole.first, whole.count)
  return first && { from: first.from, to: laterDay(now.from, -1) }
}

function wholeMonthsLastYear(now: Days): Days | null | undefined {
  const whole = wholeMonths(now)
  if (!whole) return undefined
  return given({
    from: earlierMonth(whole.first, 12)?.from,
    to: earlierMonth(whole.last, 12)?.to,
  })
}

function englishMonthsBefore({ from, to }: Days): Days | undefined {
  const isWhole = from.endsWith('-01') && laterDay(to, 1).endsWith('-01')
  if (!isWhole) return undefined
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const first = monthOf(from) - (monthOf(to) - monthOf(from) + 1)
  const year = String(Math.floor(first / 12)).padStart(4, '0')
  return {
    from: `${year}-${String((first % 12) + 1).padStart(2, '0')}-01`,
    to: laterDay(from, -1),
  }
}

function daysBefore({ from, to }: Days): Days {
  return { from: laterDay(from, -1 - daysBetween(from, to)), to: laterDay(from, -1) }
}

function refuse(field: string, message: string): never {
  throw new Refusal(400, message, { [field]: message })
}
