import { Navigate } from 'react-router-dom'
import { tsr } from '../lib/api'
import { Head } from '../lib/head'
import { cardPath } from '../lib/product-path'
import { firstQuery } from '../lib/queries'
import { Failed } from '../ui/failed'
import { SuggestedCollections } from '../ui/suggested-collections'
import { ProductOf } from './product-page'
import { ProductSkeleton } from './product-skeleton'
import { useRecentOnSale } from './recently-viewed'

/** /productDetail without a product: the most recently viewed one, else the first featured one (decisions). */
export function LastViewedPage() {
  const recent = useRecentOnSale()
  const [last] = recent.products
  const home = tsr.store.home.useQuery(firstQuery)
  const first = home.data?.body.featured[0] ?? home.data?.body.collections[0]?.products[0]
  if (last) {
    return (
      <>
        <Head title="Product" description="A piece of the shop." isIndexed={false} />
        <Navigate to={cardPath(last)} replace />
      </>
    )
  }
  if (first && recent.isKnown) return <ProductOf id={first.id} />
  if (home.data && recent.isKnown) return <NothingYet />
  return (
    <>
      <Head title="Product" description="A piece of the shop." isIndexed={false} />
      {home.error ? (
        <Failed what="The product" error={home.error} onRetry={home.refetch} />
      ) : (
        <ProductSkeleton />
      )}
    </>
  )
}

function NothingYet() {
  return (
    <div className="page py-20">
      <Head title="Products" description="The shop's products." />
      <h1 className="page-title">You have not looked at a product yet.</h1>
      <SuggestedCollections />
    </div>
  )
}
