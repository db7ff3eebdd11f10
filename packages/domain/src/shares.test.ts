import { expect, it } from 'vitest'
import { shares } from './shares'

it('the parts add up to the amount, and the largest fractions get the paisa that are left', () => {
  expect(shares(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shares(100, [2, 1, 1])).toEqual([50, 25, 25])
  expect(shares(200, [1, 2])).toEqual([67, 133])
  expect(shares(0, [1, 2])).toEqual([0, 0])
})

it('nothing is divided among parts without weight', () => {
  expect(shares(100, [0, 0])).toEqual([0, 0])
  expect(shares(100, [])).toEqual([])
  expect(shares(100, [0, 5])).toEqual([0, 100])
})
