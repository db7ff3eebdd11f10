import { useLocation } from 'react-router-dom'
import { Head } from '../lib/head'
import { everything, readListing } from '../lib/listing-address'
import { FilteredListing } from './filtered-listing'
import { listingHead } from './listing-head'
import { useProducts } from './use-products'

/** Everything the shop has. */
export function AllProductsPage() {
  const { search } = useLocation()
  const filters = new URLSearchParams(search)
  filters.delete('q')
  const state = readListing(filters)
  const products = useProducts(state)
  return (
    <div className="page lg:pt-14 pt-10">
      <Head
        title="Our Products"
        description="Every piece in the shop: filter by size, colour, category and price."
        {...listingHead(state, products.data?.body.page)}
      />
      <h1 className="page-title">Our Products</h1>
      <FilteredListing place={everything} state={state} products={products} />
    </div>
  )
}
