import { expect, test } from 'vitest'
import { lineNotes } from './line-notes'

const same = {
  isGone: false,
  stock: 'in' as const,
  left: null,
  price: 2500,
  priceBefore: undefined,
  quantity: 1,
}

test('a line that is as it was says nothing', () => {
  expect(lineNotes(same)).toEqual([])
})

test('a line says what changed since it was put in the cart', () => {
  expect(lineNotes({ ...same, price: 1999, priceBefore: 2500 })).toEqual([
    'Price changed from Rs.\u00a02,500 to Rs.\u00a01,999',
  ])
  expect(lineNotes({ ...same, left: 1 })).toEqual(['Only 1 left'])
  expect(lineNotes({ ...same, left: 2, quantity: 2, reduced_from: 5 })).toEqual([
    'Only 2 left: reduced from 5 to 2',
  ])
  expect(lineNotes({ ...same, stock: 'out', left: 0, priceBefore: 2000 })).toEqual([
    'Sold out.',
    'Price changed from Rs.\u00a02,000 to Rs.\u00a02,500',
  ])
  expect(lineNotes({ ...same, isGone: true })).toEqual(['No longer sold; not counted below.'])
})
