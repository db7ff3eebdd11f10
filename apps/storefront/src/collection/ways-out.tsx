import type { ProductList } from '@etrend/contract'
import { formatNumber } from '@etrend/domain'
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

/** Links that remove one filter each, with the number of products that then remain. */
export function WaysOut({ place, state, facets }: WaysOutProps) {
  const filters = appliedFilters(place, state, facets)
  if (filters.length < 2) return null
  return (
    <ul aria-label="Filters to drop" className="mb-3 w-full">
      {filters.map(({ label, without }) => (
        <WayOut
          key={label}
          label={label}
          place={place}
          state={changed(state, { chosen: without })}
        />
      ))}
    </ul>
  )
}

/**
 * A link that removes one filter; nothing if the list would still be empty. Until the server has answered, and without
 * script, it shows no number.
 */
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
        {total !== undefined && `: ${formatNumber(total)} ${total === 1 ? 'product' : 'products'}`}
      </a>
    </li>
  )
}
