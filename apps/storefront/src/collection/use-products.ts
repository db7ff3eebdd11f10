import { keepPreviousData } from '@tanstack/react-query'
import { tsr } from '../lib/api'
import { type ListingState, listingQuery } from '../lib/listing-address'
import { productsQuery } from '../lib/queries'

/** The products of a list's state. While those of a new state load, the previous ones stay. */
export function useProducts(state: ListingState) {
  return tsr.store.products.useQuery({
    ...productsQuery(listingQuery(state)),
    placeholderData: keepPreviousData,
  })
}

export type Products = ReturnType<typeof useProducts>
