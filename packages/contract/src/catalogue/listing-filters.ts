import { keysOf } from '../lib/keys-of.ts'
import { listedGenders } from './genders.ts'

/**
 * What shoppers narrow a list of products by, in the order of the form. A filter is declared here, and
 * apps/api/src/store/listing/filters.ts says which products it leaves: the query of the calls, the counts in their answers,
 * page addresses, the form, also without script, and the chips follow. This file needs no zod, which pages don't load.
 */
export const listingFilters = {
  discounted: { kind: 'flag', legend: 'Price', label: 'Discounted Products' },
  price: { kind: 'range', legend: 'Price' },
  size: { kind: 'several', legend: 'Size', isCode: true },
  color: { kind: 'several', legend: 'Colour' },
  gender: {
    kind: 'one',
    legend: 'Gender',
    isPlace: true,
    values: listedGenders,
    note: 'men and women find unisex products too.',
  },
  category: { kind: 'one', legend: 'Category', isPlace: true },
  subcategory: { kind: 'one', legend: 'Sub category', isPlace: true },
} as const satisfies Record<string, ListingFilter>

/** Filters with the same legend stand in one group of the form. */
export type ListingFilter = { legend: string } & (
  | { kind: 'flag'; label: string }
  /** From a lowest to a highest number of rupees, inclusive: `min_` and `max_` in queries. */
  | { kind: 'range' }
  | (Values & { kind: 'several' })
  | (Values & {
      kind: 'one'
      /** The page of a category, which is such a place itself, doesn't offer it. */
      isPlace?: true
    })
)

export type Values = {
  /** All its values, where the shop's data don't bring them. */
  values?: readonly string[]
  /** The values are codes as S and XL; else slugs. Both may be typed in any case. */
  isCode?: true
  /** For the documentation of the calls. */
  note?: string
}

type Filters = typeof listingFilters
export type FilterName = keyof Filters
export const filterNames = keysOf(listingFilters)

/** The names of the parameters by which calls and addresses ask for a filter. */
export type FilterParameter = ParameterOf<FilterName>
export type ParameterOf<Name> = Name extends FilterName
  ? Filters[Name] extends { kind: 'range' }
    ? `min_${Name}` | `max_${Name}`
    : Name
  : never

/** The parameters of a filter. */
export function parametersOf<Name extends FilterName>(name: Name): ParameterOf<Name>[]
export function parametersOf(name: FilterName) {
  return listingFilters[name].kind === 'range' ? [`min_${name}`, `max_${name}`] : [name]
}

export const filterParameters: FilterParameter[] = filterNames.flatMap((name) => parametersOf(name))
