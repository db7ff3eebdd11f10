import type { ProductDetail, ProductList } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { sorts } from '../lib/listing-address'

/**
 * The query of a list's address with its filters as the shop spells them, and without those that it doesn't have:
 * '?color=Red&size=qq' → '?color=red'. undefined where nothing is to correct.
 */
export function correctedListing(search: URLSearchParams, { facets }: Pick<ProductList, 'facets'>) {
  return corrected(search, {
    category: ['all', ...valuesOf(facets.category)],
    subcategory: ['all', ...valuesOf(facets.subcategory)],
    gender: valuesOf(facets.gender),
    size: valuesOf(facets.size),
    color: valuesOf(facets.color),
    discounted: ['true', 'false'],
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

function valuesOf(facet: readonly { value: string }[]) {
  return facet.map(({ value }) => value)
}
