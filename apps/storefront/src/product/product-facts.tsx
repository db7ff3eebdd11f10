import type { ProductDetail } from '@etrend/contract'
import { Heart, Star } from 'lucide-react'
import { Price } from '../ui/price'

/** Name, brand, price, and what other shoppers said. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const { title, Brand, price, original_price, rating, review_count, like_count } = product
  return (
    <>
      <h1 className="lg:text-3xl text-2xl text-balance">{title}</h1>
      <p className="mt-1 text-muted">{Brand}</p>
      <p className="mt-4 text-xl">
        <Price price={price} original={original_price} />
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted tabular-nums">
        {rating !== null && (
          <li className="flex items-center gap-1">
            <Star aria-hidden size={16} className="fill-marigold text-marigold" />
            <span className="sr-only">Rated </span>
            <span className="font-medium text-ink">{rating.toFixed(1)}</span>
            <span className="sr-only"> of 5</span>
          </li>
        )}
        {review_count > 0 && <li>{review_count === 1 ? '1 review' : `${review_count} reviews`}</li>}
        {like_count > 0 && (
          <li className="flex items-center gap-1">
            <Heart aria-hidden size={16} />
            {like_count === 1 ? '1 like' : `${like_count} likes`}
          </li>
        )}
      </ul>
    </>
  )
}
