import { expect, it } from 'vitest'
import { dayInWords, momentOf, shortDay, when } from './times'

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
