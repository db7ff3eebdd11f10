import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { Head } from '../lib/head'
import { cardPath } from '../lib/product-path'
import { ProductSkeleton } from './product-skeleton'
import { hasViewed, useRecentOnSale } from './recently-viewed'

/**
 * Leads on to the product that was looked at last in this browser, if it is still on sale. Shows `children` where there is
 * none: also when what they show has then been looked at, because a choice that was made there would be lost.
 */
export function RecentFirst({ children }: { children: ReactNode }) {
  const [isReturning] = useState(hasViewed)
  const { products, isKnown } = useRecentOnSale()
  const [last] = products
  if (!isReturning || (isKnown && !last)) return children
  return (
    <>
      <Head title="Product" description="A piece of the shop." isIndexed={false} />
      {last ? <Navigate to={cardPath(last)} replace /> : <ProductSkeleton />}
    </>
  )
}
