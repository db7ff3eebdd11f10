import { expect, it } from 'vitest'
import { dayAfter, dayInWords, daysSince, momentOf, rangeWords, shortDay, when } from './times'

const now = new Date('2026-08-12T06:15:00Z')

it.each([
  ['2026-08-11T18:15:00.000Z', 'Today'],
  ['2026-08-11T18:14:59.999Z', 'Yesterday'],
  ['2026-08-10T18:14:59.999Z', '10 Aug'],
  ['2025-12-31T18:15:00.000Z', '1 Jan'],
  ['2025-12-31T18:14:59.999Z', '31 Dec 2025'],
])('%s is %s in Kathmandu', (time, words) => expect(dayInWords(time, now)).toBe(words))

it('a moment has Kathmandu’s clock beside its day, and its whole date on hover', () => {
  expect(momentOf('2025-03-01T18:14:00.000Z')).toBe('1 Mar 2025, 23:59')
  expect(when('2025-03-01T18:14:00.000Z')).toBe('1 Mar 2025, 23:59')
  expect(shortDay('2026-12-24')).toBe('Thu 24 Dec')
})

it.each([
  ['2026-11-17', '2026-11-30', '', '17–30 Nov 2026'],
  ['2026-10-18', '2026-11-16', '2026', '18 Oct – 16 Nov'],
  ['2025-12-20', '2026-01-03', '2026', '20 Dec 2025 – 3 Jan 2026'],
  ['2026-11-18', '2026-11-18', '2026', '18 Nov'],
])('the days from %s to %s beside the year "%s" are %s', (from, to, year, words) =>
  expect(rangeWords({ from, to }, year)).toBe(words),
)

it('the day before and after another is that of the calendar', () => {
  expect([dayAfter('2026-03-01', -1), dayAfter('2026-12-31', 1)]).toEqual([
    '2026-02-28',
    '2027-01-01',
  ])
})

it('a day has passed after 24 hours', () => {
  const times = ['2026-08-11T06:15:00Z', '2026-08-11T06:15:01Z']
  expect(times.map((time) => daysSince(time, now.getTime()))).toEqual([1, 0])
})
