import { expect, test } from 'vitest'
import { tshirtDetail as product } from '../test/shop-answers'
import { type Choice, choiceSearch, readChoice, sizeOptions, withColor, withSize } from './choice'

const [white, black, navy] = product.product_colors

function choiceIn(search: string) {
  return readChoice(product, new URLSearchParams(search))
}

function words({ color, size }: Choice) {
  const size_name = sizeOptions(product, color).find((option) => option.size === size)?.size_name
  return [color?.color_name, size_name]
}

test('Black is chosen first, and the size that staff have named', () => {
  expect(words(choiceIn(''))).toEqual(['Black', 'MD'])
  expect(words(readChoice({ ...product, first_size: 'm' }, new URLSearchParams()))).toEqual([
    'Black',
    'MD',
  ])
})

test('no size is chosen where staff have named none, but for the only one', () => {
  const unnamed = { ...product, first_size: '' }
  expect(words(readChoice(unnamed, new URLSearchParams()))).toEqual(['Black', undefined])
  const one = { ...unnamed, sizes: unnamed.sizes.filter(({ size_name }) => size_name === 'MD') }
  expect(words(readChoice(one, new URLSearchParams()))).toEqual(['Black', 'MD'])
  expect(words(readChoice(one, new URLSearchParams('?size=')))).toEqual(['Black', undefined])
})

test('without Black the first colour is chosen, and no size where MD is sold out', () => {
  const onlyNavy = { ...product, product_colors: navy ? [navy] : [] }
  const choice = readChoice(onlyNavy, new URLSearchParams())
  expect(words(choice)).toEqual(['Navy', undefined])
})

test('the address has the chosen colour and size; an empty one means none is chosen', () => {
  expect(words(choiceIn('?color=white&size=S'))).toEqual(['White', 'SM'])
  expect(words(choiceIn('?color=&size=M'))).toEqual([undefined, 'MD'])
  expect(words(choiceIn('?color=purple&size=XS'))).toEqual(['Black', undefined])
  expect(choiceSearch(product, choiceIn('?color=white&size=S'))).toBe('?color=white&size=S')
})

test.each(['s', 'SM', 'sm'])('?size=%s opens the size that the address calls S', (size) => {
  const choice = choiceIn(`?color=white&size=${size}`)
  expect(words(choice)).toEqual(['White', 'SM'])
  expect(choiceSearch(product, choice)).toBe('?color=white&size=S')
})

test('a size is in, low, sold out, or not in this colour', () => {
  expect(sizeOptions(product, black).map(({ size_name, state }) => [size_name, state])).toEqual([
    ['SM', 'in'],
    ['MD', 'low'],
    ['XL', 'out'],
  ])
  expect(sizeOptions(product, white).map(({ state }) => state)).toEqual([
    'in',
    'in',
    'not-in-color',
  ])
})

test('the sizes come in the order of the shop, whichever was added first', () => {
  const reordered = { ...product, sizes: product.sizes.toReversed() }
  const names = sizeOptions(reordered, white).map(({ size_name }) => size_name)
  expect(names).toEqual(['XL', 'MD', 'SM'])
})

test('another colour keeps the size if it has that size, and clears it otherwise', () => {
  const choice = choiceIn('?color=black&size=M')
  if (!white || !navy) throw new Error('The test shirt has three colours.')
  expect(words(withColor(choice, white))).toEqual(['White', 'MD'])
  expect(words(withColor(choice, navy))).toEqual(['Navy', undefined])
})

test('a size that the colour is not made in clears the colour', () => {
  expect(withSize(choiceIn('?color=white'), 4)).toEqual({ color: undefined, size: 4 })
})
