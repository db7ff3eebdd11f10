import type { ShopCollection } from '@etrend/contract'
import { useLocation, useParams } from 'react-router-dom'
import { tsr } from '../lib/api'
import { Head } from '../lib/head'
import { readListing } from '../lib/listing-address'
import { collectionQuery } from '../lib/listing-queries'
import { ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'
import { ProductPicture } from '../ui/product-picture'
import { appliedFilters } from './applied-filters'
import { FilteredListing } from './filtered-listing'
import { listingHead } from './listing-head'
import { ListNotLoaded } from './missing-list-page'
import { useProducts } from './use-products'

/** /collections/{slug}: a collection that staff made. */
export function OwnCollectionPage() {
  const { slug = '' } = useParams()
  const { data, error, refetch } = tsr.storeCollections.get.useQuery(collectionQuery(slug))
  if (!data) return <ListNotLoaded what="The collection" error={error} onRetry={refetch} />
  return <CollectionView key={slug} collection={data.body} />
}

function CollectionView({ collection }: { collection: ShopCollection }) {
  const { search } = useLocation()
  const { slug, title, text } = collection
  const state = readListing(new URLSearchParams(search), undefined, slug)
  const products = useProducts(state)
  const place = { path: `/collections/${slug}`, collection: slug }
  const isFiltered = appliedFilters(place, state, undefined).length > 0
  return (
    <div className="page lg:pt-14 pt-10">
      <Head
        title={collection.seo_title || title}
        description={
          collection.seo_description || text || `${title}: chosen by eTrend in Kathmandu.`
        }
        {...listingHead(state, products.data?.body.page)}
      />
      <CollectionHead collection={collection} />
      <FilteredListing
        place={place}
        state={state}
        products={products}
        isBelowPicture={collection.picture !== null}
        {...(!isFiltered && { empty: <NothingYet /> })}
      />
    </div>
  )
}

/** The title and text of a collection, beside its picture where it has one. */
function CollectionHead({ collection: { title, text, picture } }: { collection: ShopCollection }) {
  return (
    <div className="collection-head" data-pictured={picture !== null}>
      <div>
        <h1 className="page-title">{title}</h1>
        {text && <p className="mt-4 max-w-prose text-lg whitespace-pre-line text-muted">{text}</p>}
      </div>
      {picture && (
        <ProductPicture
          picture={picture}
          sizes="(min-width: 1024px) 560px, calc(100vw - 32px)"
          isMain
        />
      )}
    </div>
  )
}

function NothingYet() {
  return (
    <Notice title="Nothing here yet." text="New pieces will come. Until then, look at all we have.">
      <ButtonLink href="/all-products">See all products</ButtonLink>
    </Notice>
  )
}
