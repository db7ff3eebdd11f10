import { expect, it } from 'vitest'
import { nepalInput, nepalTimeOf, nextFridayEvening } from './nepal-time'

it.each([
  ['2026-12-25T00:00', '2026-12-24T18:15:00.000Z'],
  ['2026-03-01T05:44', '2026-02-28T23:59:00.000Z'],
  ['2026-03-01T05:45', '2026-03-01T00:00:00.000Z'],
  ['2026-12-24T10:00:30.500', '2026-12-24T04:15:30.500Z'],
])('%s in Nepal is %s, and is shown so', (typed, time) => {
  expect(nepalTimeOf(typed)).toBe(time)
  expect(nepalInput(time)).toBe(typed)
})

it.each(['', 'tomorrow', '2026-12-25', '2026-13-01T10:00', '2026-12-25T10:00Z', 'T00:00:00.000'])(
  '%j is no time',
  (typed) => expect(nepalTimeOf(typed)).toBeUndefined(),
)

it('no time is shown as nothing', () => expect(nepalInput(null)).toBe(''))

it.each([
  ['a Wednesday', '2026-08-12T12:00', '2026-08-14T18:00'],
  ['a Friday before six', '2026-08-14T17:59', '2026-08-14T18:00'],
  ['a Friday from six', '2026-08-14T18:00', '2026-08-21T18:00'],
  ['a Saturday, still Friday in UTC', '2026-08-15T02:00', '2026-08-21T18:00'],
])('the next Friday evening on %s', (_day, now, expected) => {
  expect(nextFridayEvening(new Date(nepalTimeOf(now) ?? ''))).toBe(expected)
})
