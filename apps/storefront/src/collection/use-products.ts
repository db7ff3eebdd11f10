import { keepPreviousData } from '@tanstack/react-query'
import { tsr } from '../lib/api'
import { type ListingState, listingQuery } from '../lib/listing-address'
import { collectionProductsQuery } from '../lib/listing-queries'
import { productsQuery } from '../lib/queries'

/** The products of a list's state. While those of a new state load, the previous ones stay. */
export function useProducts(state: ListingState) {
  const { collection = '' } = state
  const query = listingQuery(state)
  const shop = tsr.store.products.useQuery({
    ...productsQuery(query),
    placeholderData: keepPreviousData,
    enabled: collection === '',
  })
  const own = tsr.storeCollections.products.useQuery({
    ...collectionProductsQuery(collection, query),
    placeholderData: keepPreviousData,
    enabled: collection !== '',
  })
  return collection === '' ? shop : own
}

export type Products = ReturnType<typeof useProducts>
