import { kathmanduTime } from './kathmandu.ts'

const DAY_MS = 24 * 60 * 60_000

// 1 Baisakh 2082 was 14 April 2025.
const FIRST_YEAR = 2082
const FIRST_DAY = Date.UTC(2025, 3, 14)

/**
 * Days of each month, by year from 2082 to 2095, where the table ends on 14 April 2039. The calendar can't be computed.
 * Years ahead are predictions; those of 2091 to 2095 were copied from public converters and checked against no official
 * calendar. Compare each year with the official calendar when it is published.
 */
const years = [
  [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30],
  [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30],
  [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 31],
  [30, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31],
  [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30],
  [31, 31, 32, 31, 31, 31, 30, 30, 29, 30, 30, 30],
  [30, 31, 32, 32, 30, 31, 30, 30, 29, 30, 30, 30],
  [30, 32, 31, 32, 31, 30, 30, 30, 29, 30, 30, 30],
  [30, 32, 31, 32, 31, 30, 30, 30, 29, 30, 30, 30],
  [31, 31, 32, 31, 31, 31, 30, 30, 29, 30, 30, 30],
  [30, 31, 32, 32, 31, 30, 30, 30, 29, 30, 30, 30],
  [30, 32, 31, 32, 31, 30, 30, 30, 29, 30, 30, 30],
  [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30],
  [31, 31, 32, 31, 31, 31, 30, 29, 30, 30, 30, 30],
]

export type BikramSambat = { year: number; month: number; day: number }

/** The day in Kathmandu by the Nepali calendar; undefined outside 2082 to 2095. */
export function bikramSambat(moment: Date): BikramSambat | undefined {
  const today = Date.parse(`${kathmanduTime(moment).slice(0, 10)}T00:00:00Z`)
  let left = Math.round((today - FIRST_DAY) / DAY_MS)
  if (left < 0) return undefined
  for (const [index, months] of years.entries()) {
    for (const [month, days] of months.entries()) {
      if (left < days) return { year: FIRST_YEAR + index, month: month + 1, day: left + 1 }
      left -= days
    }
  }
  return undefined
}

/** '2083-08-05' */
export function formatBikramSambat({ year, month, day }: BikramSambat) {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

const monthNames =
  'Baisakh Jestha Asar Shrawan Bhadra Aswin Kartik Mangsir Poush Magh Falgun Chaitra'.split(' ')

/** 'Mangsir' for 8. */
export function nepaliMonth(month: number) {
  return monthNames[month - 1] ?? ''
}

/** '2083-84': Nepal's fiscal year begins with Shrawan, the fourth month. */
export function fiscalYear({ year, month }: BikramSambat) {
  const start = month >= 4 ? year : year - 1
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}
