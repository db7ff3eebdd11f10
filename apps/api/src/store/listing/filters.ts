import type { ProductQuery } from '@etrend/contract'
import { paisa } from '@etrend/domain'
import { hasBit, intersection, setBit, union, emptyBits, type Bits } from './bits'
import type { ProductIndex } from './product-index'

export type Filters = Omit<ProductQuery, 'sort' | 'page' | 'q'> & {
  /** The products that the search text finds; undefined without a text. */
  found?: Bits | undefined
  /** The products of the collection that is looked at; undefined for all. */
  members?: Bits | undefined
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
export function passing(index: ProductIndex, filters: Filters, except: Facet[] = []): Bits {
  const { category, subcategory, gender, found, members } = filters
  const asks = (facet: Facet) => !except.includes(facet)
  const sets: (Bits | false | undefined)[] = [
    found,
    members,
    asks('category') && category !== undefined && index.set(`category:${category}`),
    asks('subcategory') && subcategory !== undefined && index.set(`subcategory:${subcategory}`),
    asks('gender') && gender !== undefined && index.set(`gender:${gender}`),
    asks('discounted') && filters.discounted === 'true' && index.set('discounted'),
    unitsIn(
      index,
      asks('color') ? (filters.color ?? []) : [],
      asks('size') ? (filters.size ?? []) : [],
    ),
  ]
  const passed = intersection(
    index.set('all'),
    sets.filter((set) => set !== undefined && set !== false),
  )
  return asks('price') ? pricedWithin(index, passed, filters) : passed
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
