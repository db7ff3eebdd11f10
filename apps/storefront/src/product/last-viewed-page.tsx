import { Suspense } from 'react'
import { tsr } from '../lib/api'
import { Head } from '../lib/head'
import { firstQuery } from '../lib/queries'
import { Failed } from '../ui/failed'
import { NothingYetPart, RecentPart } from './parts'
import { ProductOf } from './product-page'
import { ProductSkeleton } from './product-skeleton'

/** /productDetail without a product: the most recently viewed one, else the first featured one (decisions). */
export function LastViewedPage() {
  return (
    <Suspense fallback={<ProductSkeleton />}>
      <RecentPart>
        <FirstProduct />
      </RecentPart>
    </Suspense>
  )
}

function FirstProduct() {
  const { data, error, refetch } = tsr.store.home.useQuery(firstQuery)
  const first = data?.body.featured[0] ?? data?.body.collections[0]?.products[0]
  if (first) return <ProductOf id={first.id} />
  const head = <Head title="Product" description="A piece of the shop." isIndexed={false} />
  if (data) {
    return (
      <Suspense fallback={head}>
        <NothingYetPart />
      </Suspense>
    )
  }
  return (
    <>
      {head}
      {error ? <Failed what="The product" error={error} onRetry={refetch} /> : <ProductSkeleton />}
    </>
  )
}
