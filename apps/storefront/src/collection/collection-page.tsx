import { Link, useLocation } from 'react-router-dom'
import type { Collection } from '../lib/collections'
import { Head } from '../lib/head'
import { changed, listingAddress, readListing } from '../lib/listing-address'
import { FilteredListing } from './filtered-listing'
import { listingHead } from './listing-head'
import { useProducts } from './use-products'

/** /womens, /mens and /kids: the category's own products, narrowed by sub category and filters. */
export function CollectionPage({ collection }: { collection: Collection }) {
  const { search } = useLocation()
  const state = readListing(new URLSearchParams(search), collection.slug)
  const products = useProducts(state)
  const subcategories = products.data?.body.facets.subcategory ?? []
  const place = { path: collection.path, category: collection.slug }
  const addressWith = (subcategory: string | undefined) =>
    listingAddress(place, changed(state, { subcategory }))
  return (
    <div className="page lg:pt-14 pt-10">
      <Head
        title={collection.title}
        description={`${collection.title}: clothes and accessories from eTrend in Kathmandu.`}
        {...listingHead(state, products.data?.body.page)}
      />
      <h1 className="page-title">{collection.title}</h1>
      <nav aria-label="Sub categories" className="mt-6">
        <ul className="tab-row">
          <li>
            <Link to={addressWith(undefined)} className="tab" aria-current={!state.subcategory}>
              All
            </Link>
          </li>
          {subcategories.map(({ value, label }) => (
            <li key={value}>
              <Link
                to={addressWith(value)}
                className="tab"
                aria-current={value === state.subcategory}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <FilteredListing place={place} state={state} products={products} />
    </div>
  )
}
