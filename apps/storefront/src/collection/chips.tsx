import type { ProductList } from '@etrend/contract'
import { X } from 'lucide-react'
import {
  changed,
  listingAddress,
  type ListingPlace,
  type ListingState,
  withoutFilters,
} from '../lib/listing-address'
import { appliedFilters } from './applied-filters'

type ChipsProps = {
  place: ListingPlace
  state: ListingState
  facets: ProductList['facets'] | undefined
}

/** The applied filters, each as a link that removes it, and a link that clears all. */
export function Chips({ place, state, facets }: ChipsProps) {
  const filters = appliedFilters(place, state, facets)
  if (filters.length === 0) return null
  return (
    <ul aria-label="Applied filters" className="lg:pt-2 flex flex-wrap items-center gap-2 pt-6">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <a href={listingAddress(place, changed(state, { chosen: without }))} className="chip">
            <span className="sr-only">Remove </span>
            {label}
            <X aria-hidden size={14} />
          </a>
        </li>
      ))}
      <li>
        <a href={withoutFilters(place, state)} className="text-link touch-line px-2 text-sm">
          Clear all
        </a>
      </li>
    </ul>
  )
}
