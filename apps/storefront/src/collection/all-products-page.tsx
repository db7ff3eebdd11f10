import { useLocation } from 'react-router-dom'
import { Head } from '../lib/head'
import { listingSearch, readListing } from '../lib/listing-address'
import { FilteredProducts } from './filtered-products'
import { ALL_PRODUCTS } from './lists-of-all'
import { useProducts } from './use-products'

/** Everything the shop has, with the filter sidebar. */
export function AllProductsPage() {
  const { search } = useLocation()
  const filters = new URLSearchParams(search)
  filters.delete('q')
  const state = readListing(filters)
  return (
    <div className="page lg:pt-14 pt-10">
      <Head
        title="Our Products"
        description="Every piece in the shop: filter by size, category and price."
        canonical={ALL_PRODUCTS + listingSearch(state)}
      />
      <h1 className="page-title">Our Products</h1>
      <FilteredProducts state={state} products={useProducts(state)} path={ALL_PRODUCTS} />
    </div>
  )
}
