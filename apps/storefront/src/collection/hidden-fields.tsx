import { type ListingState, listingSearch } from '../lib/listing-address'
import { isOfAll } from './lists-of-all'

type HiddenFieldsProps = { state: ListingState; path: string; except: 'sort' | 'filters' }

const FILTERS = ['category', 'subcategory', 'size', 'color', 'discounted']

/** The rest of the state, so that a form sent without script keeps it. */
export function HiddenFields({ state, path, except }: HiddenFieldsProps) {
  const fixed = isOfAll(path) ? undefined : state.category
  const left = except === 'sort' ? ['sort'] : FILTERS
  const fields = [...new URLSearchParams(listingSearch({ ...state, page: 1 }, fixed))]
  return fields
    .filter(([name]) => !left.includes(name))
    .map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))
}
