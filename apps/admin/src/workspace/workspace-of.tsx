import type { Product } from '@etrend/contract'
import { Suspense } from 'react'
import { lazyScreen } from '../lib/lazy-screen'
import { RowsSkeleton } from '../ui/skeleton'

const ProductWorkspace = lazyScreen(
  async () => (await import('./product-workspace')).ProductWorkspace,
)

/** A product's workspace. Its script is loaded only when a product is edited. */
export function WorkspaceOf({ product }: { product: Product }) {
  return (
    <Suspense fallback={<RowsSkeleton rows={4} />}>
      <ProductWorkspace product={product} />
    </Suspense>
  )
}
