import type { ProductList, ProductSort } from '@etrend/contract'
import {
  filterNames,
  type FilterParameter,
  type ListingFilter,
  listingFilters,
  parametersOf,
} from '@etrend/contract/listing-filters'
import { typedText } from '@etrend/contract/typed-text'
import type { ListingParameter } from './page-parameters'
import type { ProductsQuestion } from './queries'

/** The server's own orders: 'best' has the best match first, for searches; 'own' is that of a collection. */
export type Sort = ProductSort | 'best' | 'own'

/** The values that each filter is set to, by parameter, as addresses have them. */
export type Chosen = Readonly<Record<FilterParameter, readonly string[]>>

/** The filters, search term, sort order and page of a product list. It is kept only in the address. */
export type ListingState = {
  /** The slug of the collection whose page it is. */
  collection: string | undefined
  chosen: Chosen
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
  const chosen = chosenIn(search)
  return {
    collection,
    chosen: category ? { ...chosen, category: [category] } : chosen,
    q,
    sort: sort ?? defaultSort({ q, collection }),
    page: pageIn(textOf(search, 'page')),
  }
}

/** The address's query for a state, without default values: '' or '?sort=price-asc&page=2'. */
export function listingSearch(state: ListingState, fixedCategory?: string) {
  const search = new URLSearchParams()
  if (state.q) search.set('q', state.q)
  for (const [parameter, values] of Object.entries(state.chosen)) {
    if (parameter === 'category' && values[0] === fixedCategory) continue
    for (const value of values) search.append(parameter, value)
  }
  if (state.sort !== defaultSort(state)) search.set('sort', state.sort)
  if (state.page > 1) search.set('page', String(state.page))
  const text = search.toString()
  return text && `?${text}`
}

/** Any change of filter or order returns to page 1, and another category drops the sub category (spec §2). */
export function changed(
  state: ListingState,
  { sort = state.sort, chosen = {} }: { sort?: Sort; chosen?: Partial<Chosen> },
): ListingState {
  const isOtherCategory = chosen.category && chosen.category[0] !== state.chosen.category[0]
  const kept = isOtherCategory ? { ...state.chosen, subcategory: [] } : state.chosen
  return { ...state, page: 1, sort, chosen: { ...kept, ...chosen } }
}

/** The query of the API call that lists a state's products. */
export function listingQuery(state: ListingState): ProductsQuestion {
  return {
    ...filterQuery(state.chosen),
    q: state.q || undefined,
    sort: state.sort === 'best' || state.sort === 'own' ? undefined : state.sort,
    page: String(state.page),
  }
}

function filterQuery(chosen: Chosen): Omit<ProductsQuestion, 'q' | 'sort' | 'page'>
function filterQuery(chosen: Chosen) {
  const asked = filterNames.flatMap((name) =>
    parametersOf(name).map((parameter) => {
      const values = chosen[parameter]
      const isSeveral = listingFilters[name].kind === 'several' && values.length > 0
      return [parameter, isSeveral ? values : values[0]] as const
    }),
  )
  return Object.fromEntries(asked)
}

/** The state with the sizes, colours and prices that the server read out of the search text as its filters. */
export function readAs(state: ListingState, read: ProductList['read_as']): ListingState {
  if (!read) return state
  const { q, ...filters } = read
  const chosen = Object.fromEntries(
    Object.entries(filters).map(([parameter, value]) => [parameter, [value].flat().map(String)]),
  )
  return {
    ...state,
    q,
    sort: state.sort === 'best' ? defaultSort({ ...state, q }) : state.sort,
    chosen: { ...state.chosen, ...chosen },
  }
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

const MAX_QUERY_LENGTH = 100
const MAX_PAGE = 1_000_000
const MAX_VALUES = 30

/** Reads a parameter. Its type allows only the parameters by which the server caches pages. */
function textOf(search: URLSearchParams, key: ListingParameter) {
  return search.get(key)
}

/** Reads the filters of an address. Values that a filter can't have are left out. */
function chosenIn(search: URLSearchParams): Chosen
function chosenIn(search: URLSearchParams) {
  const chosen = filterNames.flatMap((name): [string, readonly string[]][] => {
    const parameters = parametersOf(name)
    const filter = listingFilters[name]
    if (filter.kind !== 'range') {
      return parameters.map((one) => [one, valuesOf(filter, search.getAll(one))])
    }
    const ends = parameters.map((one) => rupeesIn(textOf(search, one)))
    const [from, to] = ends
    if (from !== undefined && to !== undefined && from > to) ends.reverse()
    const values = ends.map((end) => (end === undefined ? [] : [String(end)]))
    return parameters.map((one, at) => [one, values[at] ?? []])
  })
  return Object.fromEntries(chosen)
}

/** The values that an address's texts give a filter. */
function valuesOf(filter: Exclude<ListingFilter, { kind: 'range' }>, texts: string[]) {
  if (filter.kind === 'flag') return texts[0] === 'true' ? ['true'] : []
  const { kind, isCode, values } = filter
  const given = (kind === 'one' ? texts.slice(0, 1) : texts)
    .filter(isShort)
    .map((text) => (isCode ? text : text.toLowerCase()))
    .filter((text) => (values ? values.includes(text) : kind === 'several' || text !== 'all'))
  return [...new Set(given)].slice(0, MAX_VALUES)
}

/** The number of rupees in a text, also in Devanagari digits or with commas; undefined for other texts. */
export function rupeesIn(text: string | null) {
  const digits = typedText(text ?? '').replaceAll(',', '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? Number(digits) : undefined
}

function isShort(text: string) {
  return text.length > 0 && text.length <= 80
}

function pageIn(text: string | null) {
  if (!text || !/^\d{1,7}$/.test(text)) return 1
  return Math.min(MAX_PAGE, Math.max(1, Number(text)))
}
