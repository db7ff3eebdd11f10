import { expect, test } from 'vitest'
import { type CartLine, MAX_LINES } from '../lib/cart-lines'
import { mergeLines } from './merge-lines'

function line(product_color: number, quantity: number, price = 2500): CartLine {
  return {
    product_color,
    size: 1,
    quantity,
    product: 1,
    slug: 'shirt',
    name: 'Shirt',
    color_name: 'Red',
    size_name: 'MD',
    price,
    picture: null,
  }
}

test('two carts become one: every unit once, with the larger quantity', () => {
  const merged = mergeLines([line(1, 2), line(2, 5)], [line(2, 3), line(1, 4), line(3, 1)])
  expect(merged.map(({ product_color, quantity }) => [product_color, quantity])).toEqual([
    [1, 4],
    [2, 5],
    [3, 1],
  ])
})

test('a line keeps the price that it had when it was added', () => {
  expect(mergeLines([line(1, 1, 1999)], [line(1, 9, 2500)])).toEqual([line(1, 9, 1999)])
})

test('merging again changes nothing', () => {
  const merged = mergeLines([line(1, 2)], [line(2, 3)])
  expect(mergeLines(merged, merged)).toEqual(merged)
  expect(mergeLines([], merged)).toEqual(merged)
  expect(mergeLines(merged, [])).toEqual(merged)
})

test('a merged cart holds no more than a cart may', () => {
  const here = Array.from({ length: MAX_LINES }, (_, index) => line(index + 1, 1))
  expect(mergeLines(here, [line(99, 1)])).toEqual(here)
})
