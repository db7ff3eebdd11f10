import { describe, expect, it } from 'vitest'
import { bikramSambat, fiscalYear, formatBikramSambat } from './bikram-sambat.ts'

function told(moment: string) {
  const date = bikramSambat(new Date(moment))
  return date && formatBikramSambat(date)
}

describe('a day by the Nepali calendar', () => {
  // New years and the first days of Shrawan and Dashain's months, from published calendars.
  it.each([
    ['2025-04-14T06:00:00Z', '2082-01-01'],
    ['2025-07-17T06:00:00Z', '2082-04-01'],
    ['2026-04-14T06:00:00Z', '2083-01-01'],
    ['2026-11-21T06:00:00Z', '2083-08-05'],
    ['2027-04-14T06:00:00Z', '2084-01-01'],
    ['2039-04-14T18:14:59Z', '2095-12-30'],
  ])('%s is %s', (moment, expected) => expect(told(moment)).toBe(expected))

  it('begins at midnight in Kathmandu', () => {
    expect(told('2026-04-13T18:14:59Z')).toBe('2082-12-30')
    expect(told('2026-04-13T18:15:00Z')).toBe('2083-01-01')
  })

  it('is unknown outside the published years', () => {
    expect([told('2020-01-01T00:00:00Z'), told('2040-01-01T00:00:00Z')]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('belongs to the fiscal year that began with Shrawan', () => {
    expect(fiscalYear({ year: 2083, month: 3, day: 31 })).toBe('2082-83')
    expect(fiscalYear({ year: 2083, month: 4, day: 1 })).toBe('2083-84')
    expect(fiscalYear({ year: 2099, month: 4, day: 1 })).toBe('2099-00')
  })
})
