import { type FilterName, filterNames, listingFilters, type ProductQuery } from '@etrend/contract'
import { paisa } from '@etrend/domain'
import { emptyBits, flipAll, flipBit, hasBit, intersection, union, type Bits } from './bits'
import type { ProductIndex } from './product-index'
import { firstPlace } from './sorted-slots'

export type Filters = Omit<ProductQuery, 'sort' | 'page' | 'q'> & {
  /** The products that the search text finds; undefined without a text. */
  found?: Bits | undefined
  /** The products of the collection that is looked at; undefined for all. */
  members?: Bits | undefined
}

export type PassingSets = ReturnType<typeof passingSets>

/**
 * Returns a function that gives the products that pass every filter, except those in `except`, whose values are being
 * counted. Each set is computed once; a set may be one of the index's own, so nobody may change it.
 */
export function passingSets(index: ProductIndex, filters: Filters) {
  const { found, members } = filters
  const asked = filterNames.filter((name) => isAsked(filters, name))
  const own = new Map<FilterName, Bits>()
  const passed = new Map<string, Bits>()

  const setOf = (name: FilterName) => {
    const set = own.get(name) ?? chosenSet(index, name, filters)
    own.set(name, set)
    return set
  }

  /** The sets of these filters: size and colour have one together, each other filter has its own. */
  function setsOf(names: FilterName[]) {
    const { color = [], size = [] } = filters
    const areUnits = names.includes('color') && names.includes('size')
    const alone = areUnits ? names.filter((name) => name !== 'color' && name !== 'size') : names
    return [...(areUnits ? [unitsIn(index, color, size)] : []), ...alone.map(setOf)]
  }

  return (except: readonly FilterName[] = []): Bits => {
    const names = asked.filter((name) => !except.includes(name))
    const key = names.join(' ')
    const known = passed.get(key)
    if (known) return known
    const sets = [found, members, ...setsOf(names)].filter((set) => set !== undefined)
    const [first = index.set('all'), ...others] = sets
    const all = others.length > 0 ? intersection(first, others) : first
    passed.set(key, all)
    return all
  }
}

function isAsked(filters: Filters, name: FilterName) {
  if (name === 'price') return filters.min_price !== undefined || filters.max_price !== undefined
  const chosen = filters[name]
  if (listingFilters[name].kind === 'flag') return chosen === 'true'
  return typeof chosen === 'string' || (chosen !== undefined && chosen.length > 0)
}

/** The products with the chosen value of a filter, or with one of several. */
function chosenSet(index: ProductIndex, name: FilterName, filters: Filters) {
  if (name === 'price') return pricedWithin(index, filters)
  return anyOf(
    index,
    [filters[name] ?? []].flat().map((value) => `${name}:${value}`),
  )
}

/** The products with one of the sizes in stock in one of the colours. */
export function unitsIn(index: ProductIndex, colors: string[], sizes: string[]): Bits {
  return anyOf(
    index,
    colors.flatMap((color) => sizes.map((size) => `unit:${color}/${size}`)),
  )
}

/** The products in one of the sets with these keys. */
function anyOf(index: ProductIndex, keys: string[]) {
  const sets = keys.map((key) => index.set(key))
  const [only] = sets
  return only && sets.length === 1 ? only : union(index.words(), sets)
}

/** The lowest and highest paid price, in paisa; undefined without products. */
export function priceRange(index: ProductIndex, bits: Bits) {
  const order = index.orders['price-asc'].all()
  const lowest = order.find((slot) => hasBit(bits, slot))
  const highest = order.findLast((slot) => hasBit(bits, slot))
  if (lowest === undefined || highest === undefined) return undefined
  return { min: index.entryAt(lowest)?.price ?? 0, max: index.entryAt(highest)?.price ?? 0 }
}

/** The products whose paid price, in rupees, is from `min_price` to `max_price`. */
function pricedWithin(
  index: ProductIndex,
  { min_price = 0, max_price = Infinity }: Pick<Filters, 'min_price' | 'max_price'>,
) {
  const order = index.orders['price-asc'].all()
  const priceAt = (place: number) => index.entryAt(order[place] ?? 0)?.price ?? 0
  const start = firstPlace(order.length, (place) => priceAt(place) >= paisa(min_price))
  const end = firstPlace(order.length, (place) => priceAt(place) > paisa(max_price))
  const within = emptyBits(index.words() * 32)
  if (start >= end) return within
  // Those up to the end, without those up to the start: what is in both is flipped twice.
  flipFirst(index, within, end)
  flipFirst(index, within, start)
  return within
}

/** Takes the products at the first `count` places of the order of prices out of the set, or puts them in. */
function flipFirst(index: ProductIndex, set: Bits, count: number) {
  const byPrice = index.orders['price-asc']
  const { size, upTo } = byPrice.parts(index.words())
  const nearest = Math.min(Math.round(count / size), upTo.length - 1)
  flipAll(set, upTo[nearest] ?? set)
  const at = nearest * size
  const between = byPrice.all().subarray(Math.min(at, count), Math.max(at, count))
  for (const slot of between) flipBit(set, slot)
}
