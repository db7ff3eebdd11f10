import { type FilterName, listingFilters, type ProductQuery } from '@etrend/contract'
import { paisa } from '@etrend/domain'
import { hasBit, intersection, setBit, union, emptyBits, type Bits } from './bits'
import { setFilterNames, type SetFilterName } from './filters'
import type { ProductIndex } from './product-index'

export type Filters = Omit<ProductQuery, 'sort' | 'page' | 'q'> & {
  /** The products that the search text finds; undefined without a text. */
  found?: Bits | undefined
  /** The products of the collection that is looked at; undefined for all. */
  members?: Bits | undefined
}

/** The products that pass every filter, except those in `except`, whose values are being counted. */
export function passing(index: ProductIndex, filters: Filters, except: FilterName[] = []): Bits {
  const { found, members, color = [], size = [] } = filters
  const asks = (name: FilterName) => !except.includes(name)
  const sets = [
    found,
    members,
    unitsIn(index, asks('color') ? color : [], asks('size') ? size : []),
    ...alone.map((name) => (asks(name) ? chosenSet(index, name, filters[name]) : undefined)),
  ]
  const passed = intersection(
    index.set('all'),
    sets.filter((set) => set !== undefined),
  )
  return asks('price') ? pricedWithin(index, passed, filters) : passed
}

/** The filters by sets that work alone; size and colour work together. */
const alone = setFilterNames.filter((name) => name !== 'size' && name !== 'color')

/** The products with the chosen value, or with one of several; undefined where nothing is chosen. */
function chosenSet(
  index: ProductIndex,
  name: SetFilterName,
  chosen: string | string[] | undefined,
) {
  const isFlag = listingFilters[name].kind === 'flag'
  if (chosen === undefined || (isFlag && chosen !== 'true')) return undefined
  if (typeof chosen === 'string') return index.set(`${name}:${chosen}`)
  return union(
    index.words(),
    chosen.map((value) => index.set(`${name}:${value}`)),
  )
}

/**
 * The products with one of the colours, or with one of the sizes in stock. With both filters, one of the sizes must be
 * in stock in one of the colours. undefined without either filter.
 */
export function unitsIn(index: ProductIndex, colors: string[], sizes: string[]): Bits | undefined {
  if (colors.length === 0 && sizes.length === 0) return undefined
  const keys =
    colors.length === 0
      ? sizes.map((size) => `size:${size}`)
      : sizes.length === 0
        ? colors.map((color) => `color:${color}`)
        : colors.flatMap((color) => sizes.map((size) => `unit:${color}/${size}`))
  return union(
    index.words(),
    keys.map((key) => index.set(key)),
  )
}

/** The lowest and highest paid price, in paisa; undefined without products. */
export function priceRange(index: ProductIndex, bits: Bits) {
  const order = index.orders['price-asc'].all()
  const lowest = order.find((slot) => hasBit(bits, slot))
  const highest = order.findLast((slot) => hasBit(bits, slot))
  if (lowest === undefined || highest === undefined) return undefined
  return { min: index.entryAt(lowest)?.price ?? 0, max: index.entryAt(highest)?.price ?? 0 }
}

/** The products among these whose paid price, in rupees, is from `min_price` to `max_price`. */
function pricedWithin(
  index: ProductIndex,
  bits: Bits,
  { min_price, max_price }: Pick<Filters, 'min_price' | 'max_price'>,
) {
  if (min_price === undefined && max_price === undefined) return bits
  const within = emptyBits(bits.length * 32)
  for (const slot of index.orders['price-asc'].all()) {
    const price = index.entryAt(slot)?.price ?? 0
    if (min_price !== undefined && price < paisa(min_price)) continue
    if (max_price !== undefined && price > paisa(max_price)) break
    setBit(within, slot, hasBit(bits, slot))
  }
  return within
}
