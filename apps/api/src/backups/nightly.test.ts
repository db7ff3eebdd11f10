import { expect, it } from 'vitest'
import { isDue } from './nightly'

// Two o'clock at night in Kathmandu is 20:15 UTC.
it.each([
  ['2026-11-21T20:14:59.000Z', '2026-11-20T20:15:00.000Z', false],
  ['2026-11-21T20:15:00.000Z', '2026-11-20T20:15:00.000Z', true],
  ['2026-11-21T20:15:00.000Z', '2026-11-21T20:14:59.000Z', true],
  ['2026-11-22T18:00:00.000Z', '2026-11-21T20:15:00.000Z', false],
  ['2026-11-22T18:20:00.000Z', '2026-11-21T20:15:00.000Z', false],
  ['2026-11-29T06:00:00.000Z', '2026-11-21T20:15:00.000Z', true],
])('at %s, with the last good backup of %s, a nightly backup is due: %s', (now, made_at, due) => {
  expect(isDue(new Date(now), { made_at })).toBe(due)
})

it('a shop without any backup is due for one', () => {
  expect(isDue(new Date('2026-11-22T10:00:00.000Z'), undefined)).toBe(true)
})
