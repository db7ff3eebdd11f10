import type { ProductList } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import type { ListingPlace, ListingState } from '../lib/listing-address'

/**
 * The filters of a list: a label for each, and the change of state that removes it. A collection's own category and the
 * search term aren't among them, because they are what the list is about.
 */
export function appliedFilters(
  place: ListingPlace,
  state: ListingState,
  facets: ProductList['facets'] | undefined,
) {
  const { category, subcategory, gender, sizes, colors } = state
  const labelOf = (
    facet: 'category' | 'subcategory' | 'gender' | 'size' | 'color',
    value: string,
  ) => facets?.[facet].find((one) => one.value === value)?.label ?? value
  const filters: { label: string; without: Partial<ListingState> }[] = []
  const add = (label: string, without: Partial<ListingState>) => filters.push({ label, without })

  if (state.isDiscounted) add('Discounted Products', { isDiscounted: false })
  const price = priceWords(state)
  if (price) add(price, { minPrice: undefined, maxPrice: undefined })
  if (category && category !== place.category)
    add(labelOf('category', category), { category: undefined })
  if (subcategory) add(labelOf('subcategory', subcategory), { subcategory: undefined })
  if (gender) add(labelOf('gender', gender), { gender: undefined })
  for (const size of sizes)
    add(labelOf('size', size), { sizes: sizes.filter((other) => other !== size) })
  for (const color of colors)
    add(labelOf('color', color), { colors: colors.filter((other) => other !== color) })
  return filters
}

function priceWords({ minPrice, maxPrice }: ListingState) {
  if (minPrice !== undefined && maxPrice !== undefined)
    return `${formatPrice(minPrice)} – ${formatPrice(maxPrice)}`
  if (minPrice !== undefined) return `From ${formatPrice(minPrice)}`
  return maxPrice === undefined ? undefined : `Up to ${formatPrice(maxPrice)}`
}
