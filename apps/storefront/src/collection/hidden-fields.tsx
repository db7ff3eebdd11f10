import { type ListingPlace, type ListingState, listingSearch } from '../lib/listing-address'

type HiddenFieldsProps = { place: ListingPlace; state: ListingState; except: string[] }

/** The rest of the list's state as hidden inputs, so that a form that is sent without script keeps it. */
export function HiddenFields({ place, state, except }: HiddenFieldsProps) {
  const fields = [...new URLSearchParams(listingSearch({ ...state, page: 1 }, place.category))]
  return fields
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))
}
