import { expect, test } from 'vitest'
import { productList, tshirtDetail } from '../test/shop-answers'
import { correctedChoice, correctedListing } from './corrected-search'

const facets = {
  ...productList([]).facets,
  category: [{ value: 'women', label: 'Women', count: 1 }],
  subcategory: [],
  gender: [],
  size: [{ value: 'S', label: 'S', count: 1 }],
  color: [{ value: 'red', label: 'Red', count: 0, hex_code: '#aa0000' }],
}

test.each([
  ['?color=Red', '?color=red'],
  ['?size=s&color=red', '?size=S&color=red'],
  ['?color=red&color=plaid', '?color=red'],
  ['?size=99', ''],
  ['?category=WOMEN&min_price=5', '?category=women&min_price=5'],
  ['?sort=Price-Asc', '?sort=price-asc'],
  ['?sort=constructor', ''],
  ['?min_price=cheap&max_price=१५००', '?max_price=1500'],
  ['?min_price=1%2C500&max_price=1%2C00%2C000', '?min_price=1500&max_price=100000'],
  ['?page=0', '?page=2'],
  ['?page=3&color=red', '?page=2&color=red'],
])('%s is corrected to %j', (search, right) => {
  expect(correctedListing(new URLSearchParams(search), { facets, page: 2 })).toBe(right)
})

test('the first page has no number in its address', () => {
  const corrected = (search: string) =>
    correctedListing(new URLSearchParams(search), { facets, page: 1 })
  expect([corrected('?page=9'), corrected('?page=1&sort=name'), corrected('')]).toEqual([
    '',
    '?sort=name',
    undefined,
  ])
})

test.each([
  '?color=red&page=2',
  '?price=5',
  '?size=&color=&q=',
  '?category=all&q=a+b',
  '?size=S&size=S',
])('%s stays', (search) => {
  expect(correctedListing(new URLSearchParams(search), { facets, page: 2 })).toBeUndefined()
})

test.each([
  ['?size=MD', '?size=M'],
  ['?color=Black&size=m', '?color=black&size=M'],
  ['?size=sm&ref=mail', '?size=S&ref=mail'],
  ['?size=xxl', ''],
  ['?size=M&color=', undefined],
])('%s of a product is corrected to %j', (search, right) => {
  expect(correctedChoice(new URLSearchParams(search), tshirtDetail)).toBe(right)
})

test('the address of a size that is called as another one is named keeps its own name', () => {
  const sizes = ['MD', 'M'].map((size_name, size) => ({ size, size_name, kids_age: null }))
  const corrected = (search: string) =>
    correctedChoice(new URLSearchParams(search), { product_colors: [], sizes })
  expect([corrected('?size=MD'), corrected('?size=md'), corrected('?size=M')]).toEqual([
    undefined,
    '?size=MD',
    undefined,
  ])
})
