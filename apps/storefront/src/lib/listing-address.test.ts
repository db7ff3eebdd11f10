import { expect, test } from 'vitest'
import { changed, listingQuery, listingSearch, readListing } from './listing-address'

function stateOf(search: string, category?: string) {
  return readListing(new URLSearchParams(search), category)
}

test('reading and writing an address gives the same address, without default values', () => {
  const search =
    '?discounted=true&size=S&size=M&gender=women&category=men&subcategory=tops&sort=price-asc&page=2'
  expect(listingSearch(stateOf(search))).toBe(search)
  expect(listingSearch(stateOf('?sort=name&page=1&subcategory='))).toBe('')
})

test("a collection's own category stays out of its address", () => {
  expect(listingSearch(stateOf('?subcategory=tops', 'women'), 'women')).toBe('?subcategory=tops')
})

test('invalid values in an address fall back to valid ones', () => {
  const state = stateOf('?sort=sideways&page=-3&discounted=maybe')
  expect(state).toMatchObject({ sort: 'name', page: 1, chosen: { discounted: [] } })
  expect(stateOf('?page=99999999').page).toBe(1)
})

test('a gender is read in any case, once, and any other word is dropped', () => {
  expect(listingSearch(stateOf('?gender=Men'))).toBe('?gender=men')
  expect(listingSearch(stateOf('?gender=kids&gender=women'))).toBe('?gender=kids')
  expect(listingSearch(stateOf('?gender=all'))).toBe('')
  expect(listingSearch(stateOf('?gender=constructor'))).toBe('')
})

test('slugs are read in any case', () => {
  expect(listingSearch(stateOf('?category=Men&color=Red'))).toBe('?color=red&category=men')
})

test('prices are read in Devanagari digits', () => {
  expect(listingSearch(stateOf('?min_price=१५००.५०'))).toBe('?min_price=1500.5')
})

test('another category resets the sub category', () => {
  const state = stateOf('?category=men&subcategory=tops')
  const subcategoryIn = (category: string) =>
    changed(state, { chosen: { category: [category] } }).chosen.subcategory
  expect(subcategoryIn('kids')).toEqual([])
  expect(subcategoryIn('men')).toEqual(['tops'])
})

test('any change of filter or order returns to page 1', () => {
  const state = stateOf('?page=3')
  expect(changed(state, { chosen: { discounted: ['true'] } }).page).toBe(1)
  expect(changed(state, { sort: 'price-desc' }).page).toBe(1)
})

test('filters that are not chosen are not sent', () => {
  expect(listingQuery(stateOf(''))).toEqual({ sort: 'name', page: '1' })
})

test('prices in the wrong order are swapped, and invalid ones are left out', () => {
  expect(stateOf('?min_price=3000&max_price=1000')).toMatchObject({
    chosen: { min_price: ['1000'], max_price: ['3000'] },
  })
  expect(listingSearch(stateOf('?min_price=cheap&max_price=-5'))).toBe('')
  expect(listingSearch(stateOf('?min_price=0&max_price=999.50'))).toBe(
    '?min_price=0&max_price=999.5',
  )
})

test('a repeated value counts once, and at most 30 values are sent', () => {
  const sizes = Array.from({ length: 40 }, (_, index) => `size=${index}`).join('&')
  expect(stateOf(`?${sizes}`).chosen.size).toHaveLength(30)
  expect(stateOf('?color=navy&color=navy&color=red').chosen.color).toEqual(['navy', 'red'])
})
