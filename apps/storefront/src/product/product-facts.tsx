import type { ProductDetail } from '@etrend/contract'
import { formatNumber } from '@etrend/domain'
import { Star } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Price } from '../ui/price'
import { LikeButton } from './like-button'

/** Name, brand, price, rating, number of reviews, and likes. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const { title, Brand, for_kids, price, original_price, rating, review_count } = product
  const { pathname, search } = useLocation()
  return (
    <div className="facts">
      <h1 className="lg:text-3xl text-2xl text-balance">{title}</h1>
      <p className="mt-1 text-muted">
        {for_kids && 'For kids · '}
        {Brand}
      </p>
      <p className="price-line">
        <Price price={price} original={original_price} />
      </p>
      <ul className="md:gap-x-4 -mr-1 flex flex-wrap items-center gap-x-3 text-sm text-muted tabular-nums">
        {rating !== null && (
          <li className="flex items-center gap-1">
            <Star aria-hidden size={16} className="fill-marigold text-marigold" />
            <span className="sr-only">Rated </span>
            <span className="font-medium text-ink">{rating.toFixed(1)}</span>
            <span className="sr-only"> of 5</span>
          </li>
        )}
        {review_count > 0 && (
          <li>
            <a
              data-replace
              href={`${pathname}${search}#reviews`}
              className="touch-line text-link"
              onClick={() => document.getElementById('tab-reviews')?.scrollIntoView()}
            >
              {review_count === 1 ? '1 review' : `${formatNumber(review_count)} reviews`}
            </a>
          </li>
        )}
        <li>
          <LikeButton product={product} />
        </li>
      </ul>
    </div>
  )
}
