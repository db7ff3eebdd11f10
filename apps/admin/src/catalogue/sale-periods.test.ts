import { expect, it } from 'vitest'
import { salePeriods } from './sale-periods'

const periods = (time: string) =>
  Object.fromEntries(
    salePeriods(new Date(time)).map(({ label, starts_at, ends_at }) => [
      label,
      [starts_at, ends_at],
    ]),
  )

it('a sale’s usual times begin now or at midnight, and end at midnight, in Nepal', () => {
  // Thursday 26 November 2026, 23:59 in Nepal.
  expect(periods('2026-11-26T18:14:00Z')).toEqual({
    Today: ['', '2026-11-27T00:00'],
    'Friday to Sunday': ['2026-11-27T00:00', '2026-11-30T00:00'],
    'Seven days': ['', '2026-12-03T00:00'],
  })
})

it.each([
  ['Friday, 00:00', '2026-11-26T18:15:00Z', ['', '2026-11-30T00:00']],
  ['Sunday, 23:59', '2026-11-29T18:14:00Z', ['', '2026-11-30T00:00']],
  ['Monday, 00:00', '2026-11-29T18:15:00Z', ['2026-12-04T00:00', '2026-12-07T00:00']],
])('from Friday to Sunday, chosen on %s', (_when, time, expected) => {
  expect(periods(time)['Friday to Sunday']).toEqual(expected)
})
