import {
  type FacetValue,
  type FilterName,
  genderLabels,
  keysOf,
  listingFilters,
  type ProductQuery,
} from '@etrend/contract'
import type { Entry } from './entries'
import type { FacetNames } from './names'

type SetFilter = {
  /** The values of it that a product has, as page addresses have them; 'true' of a flag. */
  has: (entry: Entry) => readonly string[]
  /** All its values, in the order of the form; a flag has none. */
  named?: (names: FacetNames, asked: ProductQuery) => Omit<FacetValue, 'count'>[]
  /** Another filter that a choice resets, so that the counts of this one do without it. */
  resets?: FilterName
}

/** Which products each filter of the contract leaves. `price` is none of them: it goes by the order of prices. */
export const setFilters: Record<Exclude<FilterName, 'price'>, SetFilter> = {
  discounted: { has: ({ isDiscounted }) => (isDiscounted ? ['true'] : []) },
  size: { has: ({ units }) => units.map(({ size }) => size), named: ({ sizes }) => sizes },
  color: { has: ({ colors }) => colors, named: ({ colors }) => colors },
  gender: {
    has: ({ genders }) => genders,
    named: () =>
      listingFilters.gender.values.map((value) => ({ value, label: genderLabels[value] })),
  },
  // Choosing a category resets the sub category (spec §2).
  category: {
    has: ({ category }) => [category],
    named: ({ categories }) => categories,
    resets: 'subcategory',
  },
  subcategory: {
    has: ({ subcategory }) => [subcategory],
    named: ({ subcategories }, { category }) => subcategories(category),
  },
}
export type SetFilterName = keyof typeof setFilters
export const setFilterNames = keysOf(setFilters)

const flags = setFilterNames.filter((name) => listingFilters[name].kind === 'flag')

/** The sets of the index that a product is in for the filters. */
export function filterKeys(entry: Entry) {
  return setFilterNames.flatMap((name) =>
    setFilters[name].has(entry).map((value) => `${name}:${value}`),
  )
}

/** The set of each flag, and whether a product is in it: what another price may change. */
export function flagKeys(entry: Entry) {
  return flags.map((name) => ({
    key: `${name}:true`,
    isIn: setFilters[name].has(entry).length > 0,
  }))
}
