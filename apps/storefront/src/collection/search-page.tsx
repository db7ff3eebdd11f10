import { useLocation } from 'react-router-dom'
import { Head } from '../lib/head'
import {
  listingAddress,
  readAs,
  type ListingState,
  readListing,
  searchResults,
  withoutFilters,
} from '../lib/listing-address'
import { ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'
import { SuggestedCollections } from '../ui/suggested-collections'
import { FilteredListing } from './filtered-listing'
import { useProducts } from './use-products'

/** The results of a search, with the same filters and sort orders as all products. */
export function SearchPage() {
  const { search } = useLocation()
  const state = readListing(new URLSearchParams(search))
  const products = useProducts(state)
  const list = products.data?.body
  // The filters show what was read out of the text, and further ones are added to that.
  const shown = readAs(state, list?.read_as)
  const title = state.q ? `Results for “${state.q}”` : 'Our Products'
  const isFiltered =
    withoutFilters(searchResults, shown) !== listingAddress(searchResults, plain(shown))
  const foundNothing = list?.total === 0 && !isFiltered
  return (
    <div className="page lg:pt-14 pt-10">
      <Head title={title} description="What the shop has for your search." isIndexed={false} />
      <h1 className="page-title wrap-anywhere">{title}</h1>
      {list?.corrected && !foundNothing && (
        <p className="mt-3 text-lg text-muted">Showing results for “{list.corrected}”</p>
      )}
      {list?.is_partial && (
        <p className="mt-3 text-muted">
          Nothing has all of these words. These pieces have some of them.
        </p>
      )}
      {foundNothing ? (
        <>
          <Notice
            title="Nothing in the shop matches."
            text="Try another or a shorter word, or have a look around."
          >
            <ButtonLink href="/all-products">Our Products</ButtonLink>
          </Notice>
          <SuggestedCollections />
        </>
      ) : (
        <FilteredListing
          state={shown}
          products={products}
          place={searchResults}
          empty={
            <Notice
              title={`Nothing for “${shown.q || state.q}” matches these filters.`}
              text="Try it with one filter less, or see everything that the search found."
            >
              <ButtonLink href={withoutFilters(searchResults, shown)}>Clear the filters</ButtonLink>
            </Notice>
          }
        />
      )}
    </div>
  )
}

/** The state with the default order and page, to compare only the filters. */
function plain(state: ListingState): ListingState {
  return { ...state, sort: 'best', page: 1 }
}
