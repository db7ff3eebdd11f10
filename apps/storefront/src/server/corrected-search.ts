import type { ProductDetail, ProductList } from '@etrend/contract'
import {
  type FilterName,
  filterNames,
  type ListingFilter,
  listingFilters,
  parametersOf,
} from '@etrend/contract/listing-filters'
import { addressedSize, askedSize, slug } from '@etrend/domain'
import { rupeesIn, sorts } from '../lib/listing-address'

/**
 * The query of a list's address with its filters as the shop spells them, and without those that it doesn't have:
 * '?color=Red&size=qq' → '?color=red'. A page past the last one becomes the last. undefined where nothing is to correct.
 */
export function correctedListing(
  search: URLSearchParams,
  { facets, page }: Pick<ProductList, 'facets' | 'page'>,
) {
  const known = filterNames.flatMap((name) => {
    const filter = listingFilters[name]
    const spelling: Spelling =
      filter.kind === 'range'
        ? (value) => rupeesIn(value)?.toString()
        : oneOf(knownValues(filter, facets[name]))
    return parametersOf(name).map((parameter) => [parameter, spelling] as const)
  })
  return corrected(search, {
    ...Object.fromEntries(known),
    sort: oneOf(sorts.map(({ value }) => value)),
    page: () => (page > 1 ? String(page) : undefined),
  })
}

/** The same for the colour and size of a product's address. A size's stored name becomes its word: 'MD' → 'M'. */
export function correctedChoice(
  search: URLSearchParams,
  { product_colors, sizes }: Pick<ProductDetail, 'product_colors' | 'sizes'>,
) {
  return corrected(search, {
    color: oneOf(product_colors.map(({ color_name }) => slug(color_name))),
    size: (value) => {
      const size = askedSize(sizes, value)
      return size && addressedSize(sizes, size)
    },
  })
}

/** Gives the right spelling of a parameter's value; undefined where the shop doesn't have it. */
type Spelling = (value: string) => string | undefined

function corrected(search: URLSearchParams, spellings: Record<string, Spelling>) {
  const given = new URLSearchParams(search).toString()
  const kept = new URLSearchParams()
  for (const [key, value] of search) {
    const spelling = Object.hasOwn(spellings, key) && value !== '' ? spellings[key] : undefined
    const right = spelling ? spelling(value) : value
    if (right !== undefined) kept.append(key, right)
  }
  const text = kept.toString()
  if (text === given) return undefined
  return text && `?${text}`
}

function oneOf(values: readonly string[]): Spelling {
  return (value) => values.find((one) => one.toLowerCase() === value.toLowerCase())
}

function knownValues(filter: ListingFilter, facet: ProductList['facets'][FilterName]) {
  if (!Array.isArray(facet)) return ['true', 'false']
  const values = facet.map(({ value }) => value)
  return filter.kind === 'one' && !filter.values ? ['all', ...values] : values
}
