import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ListingState, listingSearch } from '../lib/listing-address'
import { Chips } from './chips'
import { Filters } from './filters'
import { Listing } from './listing'
import type { Products } from './use-products'

type FilteredProductsProps = {
  state: ListingState
  products: Products
  path: string
  /** What stands there when nothing is left; a way out of the filters by default. */
  empty?: ReactNode
}

/** The filter sidebar, the applied filters and the list: of all products, or of what a search found. */
export function FilteredProducts({ state, products, path, empty }: FilteredProductsProps) {
  const facets = products.data?.body.facets
  return (
    <div className="lg:grid-cols-4 mt-8 grid gap-x-10">
      <details className="filter-drawer">
        <summary className="button button-quiet">
          <SlidersHorizontal aria-hidden size={18} /> Filters
        </summary>
        <Filters state={state} facets={facets} path={path} />
      </details>
      <div className="lg:col-span-3 lg:-mt-6">
        <Chips state={state} facets={facets} path={path} />
        <Listing
          state={state}
          products={products}
          path={path}
          searchFor={listingSearch}
          columns="three"
          empty={empty}
        />
      </div>
    </div>
  )
}
