import { describe, expect, it } from 'vitest'
import {
  earlierMonth,
  nepaliMonthName,
  nepaliMonthOf,
  nepaliMonthsIn,
  yearBefore,
} from '../../lib/nepali-months'
import { comparedPeriods, comparedSoFar, lastDayOf, periodsOf } from './periods'

it('a Nepali month has its first and last day', () => {
  // 1 Baisakh 2083 was 14 April 2026.
  expect(nepaliMonthOf('2026-04-14')).toMatchObject({ year: 2083, month: 1, from: '2026-04-14' })
  expect(nepaliMonthOf('2026-04-13')).toMatchObject({ year: 2082, month: 12, to: '2026-04-13' })
  expect(nepaliMonthName({ year: 2083, month: 8 })).toBe('Mangsir 2083')
})

it('months follow one another, and a year before is the same day of the same month', () => {
  const months = nepaliMonthsIn({ from: '2026-04-14', to: '2026-06-01' })
  expect(months.map(({ month, from, to }) => [month, from, to])).toEqual([
    [1, '2026-04-14', '2026-05-14'],
    [2, '2026-05-15', '2026-06-01'],
  ])
  expect(yearBefore('2026-04-14')).toBe('2025-04-14')
  const first = nepaliMonthOf('2025-04-20')
  expect(first && earlierMonth(first, 1)).toBeUndefined()
})

describe('a period is compared with', () => {
  it('as many Nepali months before, and the same months a year before', () => {
    const { before, last_year } = comparedPeriods({ from: '2026-05-15', to: '2026-06-14' })
    expect(before).toEqual({ from: '2026-04-14', to: '2026-05-14' })
    expect(last_year).toEqual({ from: '2025-05-15', to: '2025-06-14' })
  })

  it('as many English months where it is whole ones', () => {
    const year = comparedPeriods({ from: '2026-01-01', to: '2026-03-31' })
    expect(year.before).toEqual({ from: '2025-10-01', to: '2025-12-31' })
  })

  it('as many days otherwise', () => {
    expect(comparedPeriods({ from: '2026-05-20', to: '2026-05-21' }).before).toEqual({
      from: '2026-05-18',
      to: '2026-05-19',
    })
  })

  it('nothing of a year that the calendar doesn’t have', () => {
    expect(comparedPeriods({ from: '2025-05-20', to: '2025-05-21' }).last_year).toBeNull()
  })
})

describe('a period that has not ended', () => {
  const month = { from: '2026-05-15', to: '2026-06-14' }

  it('is compared with as many days of the month and the year before', () => {
    const { now, before, last_year } = comparedSoFar(comparedPeriods(month), '2026-05-20')
    expect(now).toEqual(month)
    expect(before).toEqual({ from: '2026-04-14', to: '2026-04-19' })
    expect(last_year).toEqual({ from: '2025-05-15', to: '2025-05-20' })
    expect(lastDayOf(month, '2026-05-20')).toBe('2026-05-20')
  })

  it('is compared with the whole month before where that is shorter', () => {
    const long = { from: '2026-06-15', to: '2026-07-16' }
    const { before } = comparedSoFar(comparedPeriods(long), '2026-07-15')
    expect(before).toEqual({ from: '2026-05-15', to: '2026-06-14' })
  })

  it.each(['2026-06-14', '2026-06-30', '2026-05-14'])('is no other one: on %s', (today) => {
    const whole = comparedPeriods(month)
    expect(comparedSoFar(whole, today)).toEqual(whole)
    expect(lastDayOf(month, today)).toBe(month.to)
  })
})

it('without days the period is the current Nepali month', () => {
  const { now } = periodsOf({}, new Date('2026-05-14T18:30:00Z'))
  expect(now).toEqual({ from: '2026-05-15', to: '2026-06-14' })
})
