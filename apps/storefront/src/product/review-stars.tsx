import type { ProductDetail, ReviewPage } from '@etrend/contract'
import { formatNumber } from '@etrend/domain'
import { FitVotes } from './fit-votes'
import { Stars } from './stars'

type ReviewStarsProps = { product: ProductDetail } & Pick<ReviewPage, 'stars' | 'total' | 'fit'>

/** The average of all ratings, how many of the written reviews gave each number of stars, and what they say of the fit. */
export function ReviewStars({ product, stars, total, fit }: ReviewStarsProps) {
  const { rating, review_count } = product
  if (rating === null) return null
  return (
    <>
      <div className="flex items-center gap-3">
        <p className="font-display text-3xl tabular-nums">{rating.toFixed(1)}</p>
        <Stars rating={rating} />
      </div>
      <p className="mt-1 text-sm text-muted">
        {review_count === 1 ? 'From 1 rating' : `From ${formatNumber(review_count)} ratings`}
      </p>
      {total > 0 && (
        <>
          <p id="written-reviews" className="mt-5 text-sm font-medium">
            {total === 1 ? '1 written review' : `${formatNumber(total)} written reviews`}
          </p>
          <ul aria-labelledby="written-reviews" className="mt-2 space-y-1 text-sm tabular-nums">
            {stars.map((star) => (
              <li key={star.rating} className="star-row">
                <span>{star.rating === 1 ? '1 star' : `${star.rating} stars`}</span>
                <svg aria-hidden className="star-bar">
                  <rect width={`${(star.count / total) * 100}%`} height="100%" />
                </svg>
                <span>
                  {star.count}
                  <span className="sr-only">{star.count === 1 ? ' review' : ' reviews'}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <FitVotes votes={fit} />
    </>
  )
}
