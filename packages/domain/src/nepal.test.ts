import { describe, expect, it } from 'vitest'
import { nepaliMobile, provinces } from './nepal'

describe('a Nepali mobile number', () => {
  it.each(['9841234567', '+977 984-1234567', '977 9841234567', '00977 9841234567', '098 41234567'])(
    '%s has one spelling',
    (text) => expect(nepaliMobile(text)).toBe('+9779841234567'),
  )

  it.each(['९८४१२३४५६७', '+९७७ 984-१२३४५६७'])('%s is typed in Devanagari digits', (text) =>
    expect(nepaliMobile(text)).toBe('+9779841234567'),
  )

  it.each(['9641234567', '9741234567', '9841234567'])('%s begins as mobile numbers do', (text) =>
    expect(nepaliMobile(text)).toBe(`+977${text}`),
  )

  it.each([
    '',
    '984123456',
    '98412345678',
    '9541234567',
    '01-4412345',
    '+91 9841234567',
    '984123456a',
  ])('%j is none', (text) => expect(nepaliMobile(text)).toBeUndefined())
})

it('Nepal has 7 provinces and 77 districts, each named once', () => {
  const districts = Object.values(provinces).flat()
  expect(Object.keys(provinces)).toHaveLength(7)
  expect([districts.length, new Set(districts).size]).toEqual([77, 77])
})
