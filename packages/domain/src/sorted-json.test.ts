import { expect, test } from 'vitest'
import { isSameJson, sortedJson } from './index'

test('the order in which the fields of an object were written makes no difference', () => {
  const row = { id: 1, pictures: [{ id: 2, alt: 'Front' }] }
  const same = { pictures: [{ alt: 'Front', id: 2 }], id: 1 }
  expect(sortedJson(same)).toBe('{"id":1,"pictures":[{"alt":"Front","id":2}]}')
  expect(isSameJson(row, same)).toBe(true)
})

test('a field without a value is the same as none', () => {
  expect(isSameJson({ id: 1, note: undefined }, { id: 1 })).toBe(true)
  expect(isSameJson(undefined, undefined)).toBe(true)
})

test('the order of a list does make a difference, and so do other values', () => {
  expect(isSameJson(['SM', 'MD'], ['MD', 'SM'])).toBe(false)
  expect(isSameJson({ gender: null }, { gender: 'men' })).toBe(false)
  expect(isSameJson({ gender: null }, {})).toBe(false)
})
