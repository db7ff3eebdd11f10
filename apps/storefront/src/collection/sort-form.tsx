import { type ChangeEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  changed,
  listingAddress,
  type ListingPlace,
  type ListingState,
  sorts,
} from '../lib/listing-address'
import { HiddenFields } from './hidden-fields'

/** The sort order of the list. A choice applies immediately; without script the form is sent by its button. */
export function SortForm({ place, state }: { place: ListingPlace; state: ListingState }) {
  const id = useId()
  const navigate = useNavigate()
  const offered = state.q ? sortsOfSearch : state.collection ? sortsOfCollection : sorts

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const sort = offered.find(({ value }) => value === target.value)?.value
    if (sort) void navigate(listingAddress(place, changed(state, { sort })))
  }

  return (
    <form action={place.path} className="flex min-w-0 items-center gap-2">
      <HiddenFields place={place} state={state} except={['sort']} />
      <label htmlFor={id} className="sr-only">
        Sort
      </label>
      <select id={id} name="sort" className="field min-w-0" value={state.sort} onChange={choose}>
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

/** Search results can also be sorted by best match, which is their default. */
const sortsOfSearch = [{ value: 'best', label: 'Best match' }, ...sorts] as const

/** A collection has an order of its own, which is its default. */
const sortsOfCollection = [{ value: 'own', label: 'Our selection' }, ...sorts] as const
