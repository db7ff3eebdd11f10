import type { ProductDetail, ProductList } from '@etrend/contract'
import {
  type FilterName,
  filterNames,
  type ListingFilter,
  listingFilters,
} from '@etrend/contract/listing-filters'
import { slug } from '@etrend/domain'
import { sorts } from '../lib/listing-address'

/**
 * The query of a list's address with its filters as the shop spells them, and without those that it doesn't have:
 * '?color=Red&size=qq' → '?color=red'. undefined where nothing is to correct.
 */
export function correctedListing(search: URLSearchParams, { facets }: Pick<ProductList, 'facets'>) {
  const known = filterNames
    .filter((name) => listingFilters[name].kind !== 'range')
    .map((name) => [name, knownValues(listingFilters[name], facets[name])] as const)
  return corrected(search, {
    ...Object.fromEntries(known),
    sort: sorts.map(({ value }) => value),
  })
}

/** The same for the colour and size of a product's address. */
export function correctedChoice(search: URLSearchParams, { product_colors }: ProductDetail) {
  return corrected(search, {
    color: product_colors.map(({ color_name }) => slug(color_name)),
    size: product_colors.flatMap(({ units }) => units.map(({ size_name }) => size_name)),
  })
}

function corrected(search: URLSearchParams, known: Record<string, readonly string[]>) {
  const given = new URLSearchParams(search).toString()
  const kept = new URLSearchParams()
  for (const [key, value] of search) {
    const values = Object.hasOwn(known, key) && value !== '' ? known[key] : [value]
    const right = values?.find((one) => one.toLowerCase() === value.toLowerCase())
    if (right !== undefined) kept.append(key, right)
  }
  const text = kept.toString()
  if (text === given) return undefined
  return text && `?${text}`
}

function knownValues(filter: ListingFilter, facet: ProductList['facets'][FilterName]) {
  if (!Array.isArray(facet)) return ['true', 'false']
  const values = facet.map(({ value }) => value)
  return filter.kind === 'one' && !filter.values ? ['all', ...values] : values
}
