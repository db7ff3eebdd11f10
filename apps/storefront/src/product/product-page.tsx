import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { statusOf, tsr } from '../lib/api'
import { Head } from '../lib/head'
import { productIdIn } from '../lib/product-path'
import { productQuery } from '../lib/queries'
import { Failed } from '../ui/failed'
import { GonePart, NotFoundPart } from './parts'
import { ProductSkeleton } from './product-skeleton'
import { ProductView } from './product-view'

/** /productDetail/{id}-{slug} */
export function ProductPage() {
  const id = productIdIn(useParams().handle)
  return id === undefined ? <NotFoundPart /> : <ProductOf key={id} id={id} />
}

/** The product with this id, with its loading, not-found, no-longer-sold and error states. */
export function ProductOf({ id }: { id: number }) {
  const { data, error, refetch } = tsr.store.product.useQuery(productQuery(id))
  if (data) return <ProductView product={data.body} />
  const head = <Head title="Product" description="A piece of the shop." isIndexed={false} />
  if (error && 'status' in error && error.status === 410) {
    return (
      <Suspense fallback={head}>
        <GonePart gone={error.body} />
      </Suspense>
    )
  }
  if (statusOf(error) === 404) {
    return (
      <Suspense fallback={head}>
        <NotFoundPart />
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
