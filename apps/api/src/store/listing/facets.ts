import { listingFilters, type ProductList } from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { countBoth } from './count-both'
import { setFilterNames, setFilters, type SetFilterName } from './filters'
import type { FacetNames } from './names'
import { priceRange, unitsIn, type Filters, type PassingSets } from './passing'
import type { ProductIndex } from './product-index'

/**
 * How many products each value of a filter would leave, with all other filters applied; `passing` are the sets of the
 * query. Where several values can be chosen, those that would leave nothing are left out, unless they are chosen.
 */
export function facetCounts(
  index: ProductIndex,
  asked: Filters,
  passing: PassingSets,
  names: FacetNames,
): ProductList['facets']
export function facetCounts(
  index: ProductIndex,
  asked: Filters,
  passing: PassingSets,
  names: FacetNames,
) {
  const withoutUnits = passing(['size', 'color'])
  const { size: sizes = [], color: colors = [] } = asked

  function counterOf(name: SetFilterName): (value: string) => number {
    if (name === 'size' && colors.length > 0) {
      return (value) => countBoth(withoutUnits, unitsIn(index, colors, [value]))
    }
    if (name === 'color' && sizes.length > 0) {
      return (value) => countBoth(withoutUnits, unitsIn(index, [value], sizes))
    }
    const { resets } = setFilters[name]
    const rest = passing(resets ? [name, resets] : [name])
    return (value) => countBoth(rest, index.set(`${name}:${value}`))
  }

  function facetOf(name: SetFilterName) {
    const { kind } = listingFilters[name]
    const count = counterOf(name)
    if (kind === 'flag') return count('true')
    const values = setFilters[name].named?.(names, asked) ?? []
    return values
      .map((one) => ({ ...one, count: count(one.value) }))
      .filter((one) => kind === 'one' || one.count > 0 || asked[name]?.includes(one.value))
  }

  const price = priceRange(index, passing(['price']))
  return {
    ...Object.fromEntries(setFilterNames.map((name) => [name, facetOf(name)])),
    price: price ? { min: rupees(price.min), max: rupees(price.max) } : null,
  }
}
