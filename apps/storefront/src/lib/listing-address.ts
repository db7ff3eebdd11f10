import type { ListedGender, ProductList, ProductQuery, ProductSort } from '@etrend/contract'
import { typedText } from '@etrend/contract/typed-text'
import type { ListingParameter } from './page-parameters'
import type { ProductsQuestion } from './queries'

/** The server's own orders: 'best' has the best match first, for searches; 'own' is that of a collection. */
export type Sort = ProductSort | 'best' | 'own'

/** The filters, search term, sort order and page of a product list. It is kept only in the address. */
export type ListingState = {
  /** The slug of the collection whose page it is. */
  collection: string | undefined
  category: string | undefined
  subcategory: string | undefined
  gender: ProductQuery['gender']
  sizes: string[]
  colors: string[]
  isDiscounted: boolean
  /** In rupees, inclusive; compared with the price that is paid. */
  minPrice: number | undefined
  maxPrice: number | undefined
  q: string
  sort: Sort
  page: number
}

/** A page that lists products: its path, and the category or collection that it is fixed to. */
export type ListingPlace = { path: string; category?: string; collection?: string }

export const everything: ListingPlace = { path: '/all-products' }

/** The results of a search, from all categories. */
export const searchResults: ListingPlace = { path: '/search' }

/** The address of the list without its filters; a search keeps its term. */
export function withoutFilters(place: ListingPlace, { q }: ListingState) {
  const { category, collection } = place
  return listingAddress(place, readListing(new URLSearchParams({ q }), category, collection))
}

/** The address of a list's state. */
export function listingAddress({ path, category }: ListingPlace, state: ListingState) {
  return path + listingSearch(state, category)
}

/** Reads a list's state from an address. An invalid value falls back to its nearest valid one or its default. */
export function readListing(
  search: URLSearchParams,
  category?: string,
  collection?: string,
): ListingState {
  const q = textOf(search, 'q')?.trim().slice(0, MAX_QUERY_LENGTH) ?? ''
  const sort = sorts.find(({ value }) => value === textOf(search, 'sort'))?.value
  return {
    collection,
    category: category ?? slugIn(search, 'category'),
    subcategory: slugIn(search, 'subcategory'),
    gender: genderIn(textOf(search, 'gender')),
    sizes: textsIn(search, 'size'),
    colors: textsIn(search, 'color').map((text) => text.toLowerCase()),
    isDiscounted: textOf(search, 'discounted') === 'true',
    ...pricesIn(search),
    q,
    sort: sort ?? defaultSort({ q, collection }),
    page: pageIn(textOf(search, 'page')),
  }
}

/** The address's query for a state, without default values: '' or '?sort=price-asc&page=2'. */
export function listingSearch(state: ListingState, fixedCategory?: string) {
  const search = new URLSearchParams()
  if (state.q) search.set('q', state.q)
  if (state.category && state.category !== fixedCategory) search.set('category', state.category)
  if (state.subcategory) search.set('subcategory', state.subcategory)
  if (state.gender) search.set('gender', state.gender)
  for (const size of state.sizes) search.append('size', size)
  for (const color of state.colors) search.append('color', color)
  if (state.isDiscounted) search.set('discounted', 'true')
  if (state.minPrice !== undefined) search.set('min_price', String(state.minPrice))
  if (state.maxPrice !== undefined) search.set('max_price', String(state.maxPrice))
  if (state.sort !== defaultSort(state)) search.set('sort', state.sort)
  if (state.page > 1) search.set('page', String(state.page))
  const text = search.toString()
  return text && `?${text}`
}

/** Any change of filter or order returns to page 1, and another category drops the sub category (spec §2). */
export function changed(state: ListingState, change: Partial<ListingState>): ListingState {
  const isOtherCategory = 'category' in change && change.category !== state.category
  return { ...state, page: 1, ...(isOtherCategory && { subcategory: undefined }), ...change }
}

/** The query of the API call that lists a state's products. */
export function listingQuery(state: ListingState): ProductsQuestion {
  return {
    category: state.category,
    subcategory: state.subcategory,
    gender: state.gender,
    size: state.sizes.length > 0 ? state.sizes : undefined,
    color: state.colors.length > 0 ? state.colors : undefined,
    discounted: state.isDiscounted ? 'true' : undefined,
    min_price: state.minPrice?.toString(),
    max_price: state.maxPrice?.toString(),
    q: state.q || undefined,
    sort: state.sort === 'best' || state.sort === 'own' ? undefined : state.sort,
    page: String(state.page),
  }
}

/** The state with the sizes, colours and prices that the server read out of the search text as its filters. */
export function readAs(state: ListingState, read: ProductList['read_as']): ListingState {
  if (!read) return state
  return {
    ...state,
    q: read.q,
    sort: state.sort === 'best' ? defaultSort({ ...state, q: read.q }) : state.sort,
    sizes: read.size ?? state.sizes,
    colors: read.color ?? state.colors,
    minPrice: read.min_price ?? state.minPrice,
    maxPrice: read.max_price ?? state.maxPrice,
  }
}

/** The gender of an address, in any case; undefined for any other text. */
export function genderIn(text: string | null | undefined) {
  return Object.values(genders).find((gender) => gender === text?.toLowerCase())
}

function defaultSort({ q, collection }: Pick<ListingState, 'q' | 'collection'>): Sort {
  if (q) return 'best'
  return collection ? 'own' : 'name'
}

/** The documented sort orders with their documented labels (spec §2). */
export const sorts = [
  { value: 'name', label: 'Sort by Name' },
  { value: 'price-asc', label: 'Price: Low to High' },
  { value: 'price-desc', label: 'Price: High to Low' },
] as const satisfies { value: ProductSort; label: string }[]

/** Those of the contract, which the pages don't load: the type makes a missing one an error. */
const genders: { [Gender in ListedGender]: Gender } = { men: 'men', women: 'women', kids: 'kids' }
const MAX_QUERY_LENGTH = 100
const MAX_PAGE = 1_000_000
const MAX_VALUES = 30

/** Reads a parameter. Its type allows only the parameters by which the server caches pages. */
function textOf(search: URLSearchParams, key: ListingParameter) {
  return search.get(key)
}

function slugIn(search: URLSearchParams, key: ListingParameter) {
  const text = textOf(search, key)?.toLowerCase()
  return text && isShort(text) && text !== 'all' ? text : undefined
}

function textsIn(search: URLSearchParams, key: ListingParameter) {
  return [...new Set(search.getAll(key).filter(isShort))].slice(0, MAX_VALUES)
}

/** Reads both prices; swaps them if the lower one is the larger. */
function pricesIn(search: URLSearchParams) {
  const minPrice = rupeesIn(textOf(search, 'min_price'))
  const maxPrice = rupeesIn(textOf(search, 'max_price'))
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    return { minPrice: maxPrice, maxPrice: minPrice }
  return { minPrice, maxPrice }
}

function rupeesIn(text: string | null) {
  const digits = typedText(text ?? '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined
}

function isShort(text: string) {
  return text.length > 0 && text.length <= 80
}

function pageIn(text: string | null) {
  if (!text || !/^\d{1,7}$/.test(text)) return 1
  return Math.min(MAX_PAGE, Math.max(1, Number(text)))
}
