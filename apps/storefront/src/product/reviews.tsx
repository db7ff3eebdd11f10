import type { ProductDetail, Review } from '@etrend/contract'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { tsr } from '../lib/api'
import { fitFacts } from '../lib/fit-words'
import { reviewsQuery } from '../lib/queries'
import { reviewPageIn } from '../lib/reviews-address'
import { Failed } from '../ui/failed'
import { OwnReview } from './own-review'
import { reviewDay } from './review-day'
import { ReviewPages } from './review-pages'
import { ReviewPhotos } from './review-photos'
import { ReviewStars } from './review-stars'
import { Stars } from './stars'

/** A product's reviews, newest first, and the customer's own review or the form for it. */
export function Reviews({ product }: { product: ProductDetail }) {
  const { search } = useLocation()
  const [page, setPage] = useState(() => reviewPageIn(new URLSearchParams(search)))
  const { data, error, refetch } = tsr.reviews.list.useQuery({
    ...reviewsQuery(product.id, page),
    // While another page loads, the current one stays.
    placeholderData: (before) => before,
  })
  if (!data && error) return <Failed what="The reviews" error={error} onRetry={refetch} />
  if (!data) return <output>Loading the reviews…</output>
  const { items, stars, fit, pages, total } = data.body
  return (
    <div className="grid gap-y-10">
      <div>
        <ReviewStars product={product} stars={stars} total={total} fit={fit} />
        <OwnReview product={product} onChanged={() => setPage(1)} />
      </div>
      <div>
        {items.length === 0 && <p className="text-muted">Nobody has written a review yet.</p>}
        <ul aria-label="Reviews" className="review-list">
          {items.map((review) => (
            <li key={review.id}>
              <OneReview review={review} />
            </li>
          ))}
        </ul>
        <ReviewPages page={data.body.page} pages={pages} onChoose={setPage} />
      </div>
    </div>
  )
}

function OneReview({ review }: { review: Review }) {
  const { author, rating, date, content } = review
  const facts = fitFacts(review)
  return (
    <article>
      <Stars rating={rating} />
      {facts && <p className="mt-1 text-sm text-muted">{facts}</p>}
      <p className="mt-2 max-w-prose [overflow-wrap:anywhere] whitespace-pre-line">{content}</p>
      <ReviewPhotos review={review} />
      <p className="mt-3 text-sm text-muted">
        <span className="font-medium [overflow-wrap:anywhere] text-ink">{author}</span>
        {' · '}
        <time dateTime={date}>{reviewDay(date)}</time>
      </p>
    </article>
  )
}
