import { type ListingState, listingSearch, readListing } from '../lib/listing-address'

export const ALL_PRODUCTS = '/all-products'
export const SEARCH = '/search'

/** Whether a list shows every category, so that the category is one of its filters. */
export function isOfAll(path: string) {
  return path === ALL_PRODUCTS || path === SEARCH
}

/** The same list, of every product or of what a search found, with nothing left out. */
export function withoutFilters(path: string, { q }: ListingState) {
  return path + listingSearch(readListing(new URLSearchParams({ q })))
}
