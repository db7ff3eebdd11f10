import { SlidersHorizontal } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Head } from '../lib/head'
import { listingSearch, readListing } from '../lib/listing-address'
import { Chips } from './chips'
import { Filters } from './filters'
import { Listing } from './listing'
import { listingHead } from './listing-head'
import { useProducts } from './use-products'

const PATH = '/all-products'

/** Everything the shop has, with the filter sidebar. */
export function AllProductsPage() {
  const { search } = useLocation()
  const state = readListing(new URLSearchParams(search))
  const products = useProducts(state)
  const facets = products.data?.body.facets
  return (
    <div className="page lg:pt-14 pt-10">
      <Head
        title="Our Products"
        description="Every piece in the shop: filter by size, category and price."
        {...listingHead(state, products.data?.body.page)}
      />
      <h1 className="page-title">Our Products</h1>
      {state.q && <p className="mt-2 text-lg text-muted">Results for “{state.q}”</p>}
      <div className="lg:grid-cols-4 mt-8 grid gap-x-10">
        <details className="filter-drawer">
          <summary className="button button-quiet">
            <SlidersHorizontal aria-hidden size={18} /> Filters
          </summary>
          <Filters state={state} facets={facets} />
        </details>
        <div className="lg:col-span-3 lg:-mt-6">
          <Chips state={state} facets={facets} />
          <Listing
            state={state}
            products={products}
            path={PATH}
            searchFor={listingSearch}
            columns="three"
          />
        </div>
      </div>
    </div>
  )
}
