import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Head } from '../lib/head'
import { cardPath } from '../lib/product-path'
import { ProductSkeleton } from './product-skeleton'
import { useRecentOnSale } from './recently-viewed'

/**
 * Leads on to the product that was looked at last in this browser, if it is still on sale. Shows `children` where there is
 * none.
 */
export function RecentFirst({ children }: { children: ReactNode }) {
  const { products, isKnown } = useRecentOnSale()
  const [last] = products
  if (isKnown && !last) return children
  return (
    <>
      <Head title="Product" description="A piece of the shop." isIndexed={false} />
      {last ? <Navigate to={cardPath(last)} replace /> : <ProductSkeleton />}
    </>
  )
}
