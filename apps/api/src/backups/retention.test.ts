import { expect, it } from 'vitest'
import { backupsToKeep } from './retention'

const DAY_MS = 24 * 3_600_000
const now = new Date('2026-11-22T04:00:00.000Z')

/** A backup each night at two o'clock in Kathmandu (20:15 UTC of the day before), the newest first. */
function nights(count: number) {
  return Array.from({ length: count }, (_, age) => {
    const made_at = new Date(Date.parse('2026-11-21T20:15:00.000Z') - age * DAY_MS).toISOString()
    return { id: made_at.slice(0, 10), made_at }
  })
}

it('of two years of nights the newest of 7 days, 4 weeks and 12 months are kept', () => {
  const kept = [...backupsToKeep(nights(730), now)].toSorted().toReversed()
  expect(kept).toEqual([
    // The days, the first of which is a Sunday in Kathmandu.
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15',
    // The Saturdays that end the weeks before; 2026-11-20 is one of the days above.
    '2026-11-13',
    '2026-11-06',
    // The last nights of the months before.
    '2026-10-30',
    '2026-09-29',
    '2026-08-30',
    '2026-07-30',
    '2026-06-29',
    '2026-05-30',
    '2026-04-29',
    '2026-03-30',
    '2026-02-27',
    '2026-01-30',
    '2025-12-30',
  ])
})

it('a shop that is off for weeks keeps its last seven days, however old they are', () => {
  expect(backupsToKeep(nights(7), new Date('2027-03-01T00:00:00.000Z')).size).toBe(7)
})

it('all backups of the last 24 hours are kept, and of an older day only the newest', () => {
  const made = ['2026-11-22T03:00', '2026-11-22T02:00', '2026-11-20T09:00', '2026-11-20T08:00']
  const backups = made.map((id) => ({ id, made_at: `${id}:00.000Z` }))
  expect([...backupsToKeep(backups, now)]).toEqual(made.slice(0, 3))
})
