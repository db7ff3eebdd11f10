import { expect, test } from 'vitest'
import { productList } from '../test/shop-answers'
import { correctedListing } from './corrected-search'

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
])('%s is corrected to %j', (search, right) => {
  expect(correctedListing(new URLSearchParams(search), { facets })).toBe(right)
})

test.each([
  '?color=red&page=2',
  '?price=5',
  '?size=&color=&q=',
  '?category=all&q=a+b',
  '?size=S&size=S',
])('%s stays', (search) => {
  expect(correctedListing(new URLSearchParams(search), { facets })).toBeUndefined()
})
