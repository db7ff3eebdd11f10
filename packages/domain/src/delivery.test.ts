import { describe, expect, it } from 'vitest'
import { arrivalInWords, lackForFreeDelivery, termsHint, termsInWords } from './delivery'
import { arrivalOf, workingDayAfter } from './working-days'

// A Wednesday; 2026-11-21 is a Saturday.
const wednesday = '2026-11-18'
const tihar = { first_day: '2026-11-19', last_day: '2026-11-22' }

describe('working days', () => {
  it.each([
    ['the day itself', wednesday, 0, '2026-11-18'],
    ['the next day', wednesday, 1, '2026-11-19'],
    ['the last day before a Saturday', wednesday, 2, '2026-11-20'],
    ['the first day after a Saturday', wednesday, 3, '2026-11-22'],
    ['two Saturdays later', wednesday, 9, '2026-11-29'],
    ['a Sunday, for a Saturday itself', '2026-11-21', 0, '2026-11-22'],
    ['a Sunday, one working day after a Saturday', '2026-11-21', 1, '2026-11-22'],
    ['over the end of a year', '2026-12-31', 2, '2027-01-03'],
    ['over a 29 February', '2028-02-28', 1, '2028-02-29'],
  ])('count to %s', (_words, day, days, expected) => {
    expect(workingDayAfter(day, days, [])).toBe(expected)
  })

  it('leave out holidays with both of their ends, also where they meet a Saturday or each other', () => {
    expect(workingDayAfter(wednesday, 1, [tihar])).toBe('2026-11-23')
    expect(workingDayAfter(tihar.first_day, 0, [tihar])).toBe('2026-11-23')
    expect(workingDayAfter(tihar.last_day, 1, [tihar])).toBe('2026-11-23')
    const next = { first_day: '2026-11-23', last_day: '2026-11-23' }
    expect(workingDayAfter(wednesday, 1, [next, tihar])).toBe('2026-11-24')
    const over = { first_day: '2026-11-20', last_day: '2026-11-26' }
    expect(workingDayAfter(wednesday, 2, [over, tihar])).toBe('2026-11-29')
  })

  it('are promised from the first to the last day of delivery, or by the last', () => {
    const arrival = (days_from: number | null, days_to: number | null) =>
      arrivalOf({ days_from, days_to }, wednesday, [])
    expect(arrival(1, 3)).toEqual({ from: '2026-11-19', to: '2026-11-22' })
    expect(arrival(2, null)).toEqual({ from: '2026-11-20', to: '2026-11-20' })
    expect(arrival(null, 2)).toEqual({ from: null, to: '2026-11-20' })
    expect(arrival(null, null)).toBeNull()
  })
})

describe('delivery in words', () => {
  it.each([
    [{ from: '2026-12-03', to: '2026-12-07' }, 'Thu 3 – Mon 7 Dec'],
    [{ from: '2026-11-30', to: '2026-12-03' }, 'Mon 30 Nov – Thu 3 Dec'],
    [{ from: '2026-12-03', to: '2027-12-03' }, 'Thu 3 Dec – Fri 3 Dec'],
    [{ from: '2026-12-03', to: '2026-12-03' }, 'Thu 3 Dec'],
    [{ from: null, to: '2026-12-03' }, 'by Thu 3 Dec'],
  ])('says when it arrives', (arrival, words) => {
    expect(arrivalInWords(arrival)).toBe(words)
  })

  const terms = {
    fee: 150,
    free_from: 5000,
    days_from: 2,
    days_to: 4,
    cash_allowed: true,
    cash_fee: 0,
    most_in_cash: null,
  }

  it('says the days of an arrival in place of how long it takes', () => {
    expect(termsInWords(terms)[1]).toBe('Arrives in 2–4 working days')
    expect(termsInWords(terms, null)[1]).toBe('Arrives in 2–4 working days')
    const arrival = { from: '2026-12-03', to: '2026-12-07' }
    expect(termsInWords(terms, arrival)[1]).toBe('Arrives Thu 3 – Mon 7 Dec')
    expect(termsInWords({ ...terms, days_from: 1, days_to: 1 })[1]).toBe('Arrives in 1 working day')
  })

  it('says how much more makes delivery free, until it is', () => {
    expect(lackForFreeDelivery(terms, 4660)).toBe('Rs.\u00a0340 more for free delivery')
    expect(lackForFreeDelivery(terms, 4999.99)).toBe('Rs.\u00a00.01 more for free delivery')
    expect(lackForFreeDelivery(terms, 5000)).toBeUndefined()
    expect(lackForFreeDelivery({ ...terms, free_from: null }, 100)).toBeUndefined()
    expect(lackForFreeDelivery({ ...terms, fee: 0 }, 100)).toBeUndefined()
  })

  it('says the lowest fee before a district is chosen', () => {
    const rest = 'Fee, days and cash on delivery depend on the district.'
    expect(termsHint(100)).toBe(`Delivery from Rs.\u00a0100. ${rest}`)
    expect(termsHint(0)).toBe(`Free delivery in some districts. ${rest}`)
    expect(termsHint(undefined)).toBe(rest)
  })
})
