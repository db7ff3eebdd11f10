import { useLocation } from 'react-router-dom'
import { Head } from '../lib/head'
import { everything, listingAddress, readListing } from '../lib/listing-address'
import { FilteredListing } from './filtered-listing'
import { useProducts } from './use-products'

/** Everything the shop has. */
export function AllProductsPage() {
  const { search } = useLocation()
  const state = readListing(new URLSearchParams(search))
  const products = useProducts(state)
  return (
    <div className="page lg:pt-14 pt-10">
      <Head
        title="Our Products"
        description="Every piece in the shop: filter by size, colour, category and price."
        canonical={listingAddress(everything, state)}
        isIndexed={!state.q}
      />
      <h1 className="page-title">Our Products</h1>
      {state.q && <p className="mt-2 text-lg text-muted">Results for “{state.q}”</p>}
      <FilteredListing place={everything} state={state} products={products} />
    </div>
  )
}
