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
    <Suspense fallback={<Loading />}>
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
  if (data) {
    return (
      <Suspense fallback={<Loading />}>
        <NothingYetPart />
      </Suspense>
    )
  }
  if (!error) return <Loading />
  return (
    <>
      <Untitled />
      <Failed what="The product" error={error} onRetry={refetch} />
    </>
  )
}

/** The head of the page while it isn't known which product it shows. */
function Untitled() {
  return <Head title="Product" description="A piece of the shop." isIndexed={false} />
}

function Loading() {
  return (
    <>
      <Untitled />
      <ProductSkeleton />
    </>
  )
}
