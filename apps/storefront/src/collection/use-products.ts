import { keepPreviousData } from '@tanstack/react-query'
import { tsr } from '../lib/api'
import { type ListingState, listingQuery } from '../lib/listing-address'
import { collectionProductsQuery } from '../lib/listing-queries'
import { productsQuery } from '../lib/queries'
import { untilChange } from './until-change'

/** The products of a list's state. While those of a new state load, the previous ones stay. */
export function useProducts(state: ListingState) {
  const { collection } = state
  const query = listingQuery(state)
  const shop = tsr.store.products.useQuery({
    ...productsQuery(query),
    ...inPlace,
    enabled: !collection,
  })
  const own = tsr.storeCollections.products.useQuery({
    ...collectionProductsQuery(collection ?? '', query),
    ...inPlace,
    enabled: Boolean(collection),
  })
  return collection ? own : shop
}

// Prices change by themselves when a sale begins or ends: an open page then shows the new ones, in other tabs too.
const inPlace = {
  placeholderData: keepPreviousData,
  refetchInterval: ({ state }: { state: { data?: Answer | undefined } }) =>
    untilChange(state.data?.body.changes_at),
  refetchIntervalInBackground: true,
}
type Answer = { body: { changes_at: string | null } }

export type Products = ReturnType<typeof useProducts>
