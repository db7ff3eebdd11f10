import { expect, it } from 'vitest'
import { numberIn, readTyped, typedAmountOrNone, typedRupees } from './typed-amount'

const otherwise = 'Enter an amount.'

it.each([
  ['1,250', 1250],
  ['१२००.५०', 1200.5],
  ['Rs. 1,23,456/-', 123_456],
  [' 0 ', 0],
  ['-5', -5],
])('%j is read as %s', (text, value) => {
  expect(readTyped(text, otherwise)).toEqual({ value })
  expect(numberIn(text)).toBe(value)
})

it.each(['1e3', '0x64', 'Infinity', '1O', '.5', '5.'])('%j is no number', (text) => {
  expect(readTyped(text, otherwise)).toEqual({ problem: otherwise })
  expect(numberIn(text)).toBeNaN()
})

it('a number that can be read in two ways is refused with both', () => {
  const problem = '“2.500” can be 2.50 or 2500. Write the one that you mean.'
  expect(readTyped('2.500', otherwise)).toEqual({ problem })
})

it('nothing is no number', () => {
  expect(numberIn(' ')).toBeNull()
  expect(typedAmountOrNone(otherwise).parse('')).toBeNull()
  expect(readTyped('', otherwise)).toEqual({ problem: otherwise })
})

it.each([
  ['0', true],
  ['-1', false],
  ['9,999,999', true],
  ['10,000,000', false],
  ['10.55', true],
  ['1250.555', false],
])('%j as an amount of rupees: %s', (text, isOne) =>
  expect(typedRupees(otherwise).safeParse(text).success).toBe(isOne),
)
