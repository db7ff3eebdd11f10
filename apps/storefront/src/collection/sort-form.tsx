import { type ChangeEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { changed, type ListingState, listingSearch, sorts } from '../lib/listing-address'
import { HiddenFields } from './hidden-fields'
import { isOfAll } from './lists-of-all'

/** The order of the list. Changes at once; without script the form is sent with its button. */
export function SortForm({ state, path }: { state: ListingState; path: string }) {
  const id = useId()
  const navigate = useNavigate()
  const offered = state.q ? sortsOfSearch : sorts

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const sort = offered.find(({ value }) => value === target.value)?.value
    const category = isOfAll(path) ? undefined : state.category
    if (sort) void navigate(path + listingSearch(changed(state, { sort }), category))
  }

  return (
    <form action={path} className="flex items-center gap-2">
      <HiddenFields state={state} path={path} except="sort" />
      <label htmlFor={id} className="sr-only">
        Sort
      </label>
      <select id={id} name="sort" className="field" value={state.sort} onChange={choose}>
        {offered.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-quiet">
          Sort
        </button>
      </noscript>
    </form>
  )
}

/** And what the results of a search begin with. */
const sortsOfSearch = [{ value: 'best', label: 'Best match' }, ...sorts] as const
