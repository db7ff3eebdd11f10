import { expect, test } from 'vitest'
import { untilChange } from './until-change'

const now = Date.parse('2026-12-04T12:00:00.000Z')

test.each([
  ['2026-12-04T12:00:10.000Z', 0, 11_000],
  ['2026-12-04T12:00:10.000Z', 1, 14_000],
  ['2026-12-05T11:59:59.999Z', 0, 86_400_999],
  ['2026-12-05T12:00:00.000Z', 0, false],
  ['2026-12-04T12:00:00.000Z', 0, 1_000],
  // The time has passed by this clock, but not by the server's: asked again after a pause.
  ['2026-12-04T11:59:59.999Z', 1, 34_000],
  [null, 0, false],
])('a list that changes at %s is asked again, spread by %s, after %s ms', (at, spread, wait) => {
  expect(untilChange(at, now, spread)).toBe(wait)
})
