import type { ProductList } from '@etrend/contract'
import {
  type FilterName,
  filterNames,
  listingFilters,
  parametersOf,
} from '@etrend/contract/listing-filters'
import { formatPrice } from '@etrend/domain'
import type { Chosen, ListingPlace, ListingState } from '../lib/listing-address'

type Applied = { label: string; without: Partial<Chosen> }

/**
 * The filters of a list: a label for each, and the change of filters that removes it. A page's own category and the
 * search term aren't among them, because they are what the list is about.
 */
export function appliedFilters(
  place: ListingPlace,
  { chosen }: ListingState,
  facets: ProductList['facets'] | undefined,
) {
  return filterNames
    .filter((name) => name !== 'category' || chosen.category[0] !== place.category)
    .flatMap((name) => appliedOf(name, chosen, facets?.[name]))
}

function appliedOf(
  name: FilterName,
  chosen: Chosen,
  facet: ProductList['facets'][FilterName] | undefined,
): Applied[] {
  const filter = listingFilters[name]
  const parameters = parametersOf(name)
  if (filter.kind === 'range') {
    const [from, to] = parameters.map((one) => chosen[one][0])
    const label = rangeWords(from, to)
    return label ? [{ label, without: changeOf(parameters, []) }] : []
  }
  return parameters.flatMap((parameter) =>
    chosen[parameter].map((value) => ({
      label: filter.kind === 'flag' ? filter.label : labelIn(facet, value),
      without: changeOf(
        parameters,
        chosen[parameter].filter((other) => other !== value),
      ),
    })),
  )
}

function changeOf(parameters: (keyof Chosen)[], values: string[]): Partial<Chosen> {
  return Object.fromEntries(parameters.map((one) => [one, values]))
}

function labelIn(facet: ProductList['facets'][FilterName] | undefined, value: string) {
  const values = Array.isArray(facet) ? facet : []
  return values.find((one) => one.value === value)?.label ?? value
}

function rangeWords(from: string | undefined, to: string | undefined) {
  if (from && to) return `${formatPrice(Number(from))} – ${formatPrice(Number(to))}`
  if (from) return `From ${formatPrice(Number(from))}`
  return to && `Up to ${formatPrice(Number(to))}`
}
