import { useLocation } from 'react-router-dom'
import { Head } from '../lib/head'
import { readListing } from '../lib/listing-address'
import { FilteredProducts } from './filtered-products'
import { listingHead } from './listing-head'
import { ALL_PRODUCTS } from './lists-of-all'
import { useProducts } from './use-products'

/** Everything the shop has, with the filter sidebar. */
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
        description="Every piece in the shop: filter by size, category and price."
        {...listingHead(state, products.data?.body.page)}
      />
      <h1 className="page-title">Our Products</h1>
      <FilteredProducts state={state} products={products} path={ALL_PRODUCTS} />
    </div>
  )
}
