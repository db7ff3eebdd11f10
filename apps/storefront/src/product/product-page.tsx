import { useParams } from 'react-router-dom'
import { statusOf, tsr } from '../lib/api'
import { productIdIn } from '../lib/product-path'
import { productQuery } from '../lib/queries'
import { Failed } from '../ui/failed'
import { NotFound } from '../ui/not-found'
import { ProductSkeleton } from './product-skeleton'
import { ProductView } from './product-view'
import { useRememberViewed } from './recently-viewed'

/** /productDetail/{id}-{slug} */
export function ProductPage() {
  const id = productIdIn(useParams().handle)
  return id === undefined ? <NotFound /> : <ProductOf key={id} id={id} />
}

function ProductOf({ id }: { id: number }) {
  const { data, error, refetch } = tsr.store.product.useQuery(productQuery(id))
  useRememberViewed(data?.body)
  if (data) return <ProductView product={data.body} />
  if (statusOf(error) === 404) return <NotFound />
  if (error) return <Failed what="The product" error={error} onRetry={refetch} />
  return <ProductSkeleton />
}
