import type { ProductQuery } from '@etrend/contract'
import { paisa } from '@etrend/domain'
import { hasBit, intersection, setBit, union, emptyBits, type Bits } from './bits'
import type { Shelves } from './shelves'

export type Filters = Omit<ProductQuery, 'sort' | 'page' | 'q'> & {
  /** The products that the search text finds; undefined without a text. */
  found?: Bits | undefined
}

export type Facet =
  | 'category'
  | 'subcategory'
  | 'gender'
  | 'size'
  | 'color'
  | 'discounted'
  | 'price'

/** The products that pass every filter, except those of the facets in `except`, whose values are being counted. */
export function passing(shelves: Shelves, filters: Filters, except: Facet[] = []): Bits {
  const { category, subcategory, gender, found } = filters
  const asks = (facet: Facet) => !except.includes(facet)
  const sets: (Bits | false | undefined)[] = [
    found,
    asks('category') && category !== undefined && shelves.set(`category:${category}`),
    asks('subcategory') && subcategory !== undefined && shelves.set(`subcategory:${subcategory}`),
    asks('gender') && gender !== undefined && shelves.set(`gender:${gender}`),
    asks('discounted') && filters.discounted === 'true' && shelves.set('discounted'),
    unitsIn(
      shelves,
      asks('color') ? (filters.color ?? []) : [],
      asks('size') ? (filters.size ?? []) : [],
    ),
  ]
  const passed = intersection(
    shelves.set('all'),
    sets.filter((set) => set !== undefined && set !== false),
  )
  return asks('price') ? pricedWithin(shelves, passed, filters) : passed
}

/**
 * The products with one of the colours, or with one of the sizes in stock. With both filters, one of the sizes must be
 * in stock in one of the colours. undefined without either filter.
 */
export function unitsIn(shelves: Shelves, colors: string[], sizes: string[]): Bits | undefined {
  if (colors.length === 0 && sizes.length === 0) return undefined
  const keys =
    colors.length === 0
      ? sizes.map((size) => `size:${size}`)
      : sizes.length === 0
        ? colors.map((color) => `color:${color}`)
        : colors.flatMap((color) => sizes.map((size) => `unit:${color}/${size}`))
  return union(
    shelves.words(),
    keys.map((key) => shelves.set(key)),
  )
}

/** The lowest and highest paid price, in paisa; undefined without products. */
export function priceRange(shelves: Shelves, bits: Bits) {
  const order = shelves.orders['price-asc'].all()
  const lowest = order.find((slot) => hasBit(bits, slot))
  const highest = order.findLast((slot) => hasBit(bits, slot))
  if (lowest === undefined || highest === undefined) return undefined
  return { min: shelves.entryAt(lowest)?.price ?? 0, max: shelves.entryAt(highest)?.price ?? 0 }
}

function pricedWithin(shelves: Shelves, bits: Bits, { min_price, max_price }: Filters) {
  if (min_price === undefined && max_price === undefined) return bits
  const within = emptyBits(bits.length * 32)
  for (const slot of shelves.orders['price-asc'].all()) {
    const price = shelves.entryAt(slot)?.price ?? 0
    if (min_price !== undefined && price < paisa(min_price)) continue
    if (max_price !== undefined && price > paisa(max_price)) break
    setBit(within, slot, hasBit(bits, slot))
  }
  return within
}
