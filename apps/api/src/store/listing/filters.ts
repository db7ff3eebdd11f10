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

/** The products that pass every filter but those of the facet that is being counted. */
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
 * Products with one of the colours, one of the sizes in stock, or both at once: then one of those sizes must be
 * in stock in one of those colours. undefined when neither is asked.
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

/** The lowest and highest paid price, in paisa; undefined for no product. */
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
