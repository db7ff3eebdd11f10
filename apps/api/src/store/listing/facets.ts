import { type FilterName, filterNames, listingFilters, type ProductList } from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { countBoth } from './bits'
import { setFilterNames, setFilters, type SetFilterName } from './filters'
import type { FacetNames } from './names'
import { passing, priceRange, unitsIn, type Filters } from './passing'
import type { ProductIndex } from './product-index'

/**
 * How many products each value of a filter would leave, with all other filters applied. Where several values can be
 * chosen, those that no product of the list has are left out, unless they are chosen.
 */
export function facetCounts(
  index: ProductIndex,
  asked: Filters,
  names: FacetNames,
): ProductList['facets']
export function facetCounts(index: ProductIndex, asked: Filters, names: FacetNames) {
  const without = (...facets: FilterName[]) => passing(index, asked, facets)
  const list = passing(
    index,
    asked,
    filterNames.filter((name) => name !== 'category'),
  )
  const withoutUnits = without('size', 'color')
  const unitCount = (colors: string[], sizes: string[]) =>
    countBoth(withoutUnits, unitsIn(index, colors, sizes) ?? withoutUnits)

  function counterOf(name: SetFilterName): (value: string) => number {
    if (name === 'size') return (value) => unitCount(asked.color ?? [], [value])
    if (name === 'color') return (value) => unitCount([value], asked.size ?? [])
    const { resets } = setFilters[name]
    const rest = without(name, ...(resets ? [resets] : []))
    return (value) => countBoth(rest, index.set(`${name}:${value}`))
  }

  function facetOf(name: SetFilterName) {
    const { kind } = listingFilters[name]
    const count = counterOf(name)
    if (kind === 'flag') return count('true')
    const isListed = (value: string) =>
      kind === 'one' ||
      asked[name]?.includes(value) ||
      countBoth(list, index.set(`${name}:${value}`)) > 0
    const values = setFilters[name].named?.(names, asked) ?? []
    return values
      .filter(({ value }) => isListed(value))
      .map((one) => ({ ...one, count: count(one.value) }))
  }

  const price = priceRange(index, without('price'))
  return {
    ...Object.fromEntries(setFilterNames.map((name) => [name, facetOf(name)])),
    price: price ? { min: rupees(price.min), max: rupees(price.max) } : null,
  }
}
