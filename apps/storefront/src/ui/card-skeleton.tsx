import { PAGE_SIZE } from '@etrend/domain'

/** Shown in place of a product card while it loads; of the same size. */
export function CardSkeleton() {
  return (
    <div aria-hidden>
      <div className="product-picture" />
      <div className="skeleton-line mt-3 w-3/4" />
      <div className="skeleton-line mt-2 w-1/2" />
      <div className="skeleton-line mt-2 w-1/3" />
    </div>
  )
}

/** Shown in a list in place of a page of products while it loads. */
export function CardSkeletons() {
  return Array.from({ length: PAGE_SIZE }, (_, index) => (
    <li key={index}>
      <CardSkeleton />
    </li>
  ))
}
