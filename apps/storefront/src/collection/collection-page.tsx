import { useLocation } from 'react-router-dom'
import { Head } from '../lib/head'
import { readListing } from '../lib/listing-address'
import { FilteredListing } from './filtered-listing'
import { listingHead } from './listing-head'
import { SubcategoryTabs } from './subcategory-tabs'
import { useProducts } from './use-products'

type CategoryPlace = { slug: string; path: string; title: string }

/** The page of a category: its own products, narrowed by sub category and filters. */
export function CollectionPage({ collection }: { collection: CategoryPlace }) {
  const { search } = useLocation()
  const state = readListing(new URLSearchParams(search), collection.slug)
  const products = useProducts(state)
  const place = { path: collection.path, category: collection.slug }
  return (
    <div className="page lg:pt-14 pt-10">
      <Head
        title={collection.title}
        description={`${collection.title}: clothes and accessories from eTrend in Kathmandu.`}
        {...listingHead(state, products.data?.body.page)}
      />
      <h1 className="page-title">{collection.title}</h1>
      <SubcategoryTabs place={place} state={state} products={products} />
      <FilteredListing place={place} state={state} products={products} />
    </div>
  )
}
