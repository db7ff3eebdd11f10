import type { ProductList } from '@etrend/contract'
import {
  changed,
  listingAddress,
  type ListingPlace,
  type ListingState,
} from '../lib/listing-address'
import { appliedFilters } from './applied-filters'
import { useProducts } from './use-products'

type WaysOutProps = {
  place: ListingPlace
  state: ListingState
  facets: ProductList['facets'] | undefined
}

/** Which of the filters to drop, and how many products each way leaves. */
export function WaysOut({ place, state, facets }: WaysOutProps) {
  const filters = appliedFilters(place, state, facets)
  if (filters.length < 2) return null
  return (
    <ul aria-label="Filters to drop" className="flex w-full flex-col items-center">
      {filters.map(({ label, without }) => (
        <WayOut key={label} label={label} place={place} state={changed(state, without)} />
      ))}
    </ul>
  )
}

/** One filter less. Gone when that would not help; without script, and until the shop answers, without a number. */
function WayOut({
  label,
  place,
  state,
}: {
  label: string
  place: ListingPlace
  state: ListingState
}) {
  const { data, isPlaceholderData } = useProducts(state)
  const total = isPlaceholderData ? undefined : data?.body.total
  if (total === 0) return null
  return (
    <li>
      <a href={listingAddress(place, state)} className="text-link touch-line">
        Without {label}
        {total !== undefined && `: ${total} ${total === 1 ? 'product' : 'products'}`}
      </a>
    </li>
  )
}
