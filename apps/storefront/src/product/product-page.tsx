import { useParams } from 'react-router-dom'
import { statusOf, tsr } from '../lib/api'
import { Head } from '../lib/head'
import { productIdIn } from '../lib/product-path'
import { productQuery } from '../lib/queries'
import { Failed } from '../ui/failed'
import { NotFoundPart } from './parts'
import { ProductSkeleton } from './product-skeleton'
import { ProductView } from './product-view'

/** /productDetail/{id}-{slug} */
export function ProductPage() {
  const id = productIdIn(useParams().handle)
  return id === undefined ? <NotFoundPart /> : <ProductOf key={id} id={id} />
}

/** The product of an id, while it comes, when it has come, and when it doesn't. */
export function ProductOf({ id }: { id: number }) {
  const { data, error, refetch } = tsr.store.product.useQuery(productQuery(id))
  if (data) return <ProductView product={data.body} />
  if (statusOf(error) === 404) return <NotFoundPart />
  return (
    <>
      <Head title="Product" description="A piece of the shop." isIndexed={false} />
      {error ? <Failed what="The product" error={error} onRetry={refetch} /> : <ProductSkeleton />}
    </>
  )
}
