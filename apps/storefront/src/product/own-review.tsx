import type { ProductDetail } from '@etrend/contract'
import { useState } from 'react'
import { tsr } from '../lib/api'
import { loginPath } from '../lib/login-path'
import { productPath } from '../lib/product-path'
import { ownReviewQuery } from '../lib/queries'
import { useUsername } from '../lib/session'
import { NewReview } from './new-review'
import { useReviewDraft } from './review-draft'
import type { Unsent } from './send-photos'
import { WrittenReview } from './written-review'

type OwnReviewProps = { product: ProductDetail; onChanged: () => void }

/** The signed-in customer's review, or the form to write one. Guests get a link to sign in. */
export function OwnReview({ product, onChanged }: OwnReviewProps) {
  const username = useUsername()
  const [draft] = useReviewDraft(product.id)
  if (username) return <ReviewBy username={username} product={product} onChanged={onChanged} />
  return (
    <p className="mt-8 first:mt-0">
      <a href={loginPath(`${productPath(product)}#reviews`)} className="text-link touch-line">
        Sign in to write a review
      </a>
      {draft.content !== '' && <span className="block text-sm">What you wrote is kept.</span>}
    </p>
  )
}

function ReviewBy({ username, product, onChanged }: OwnReviewProps & { username: string }) {
  // What could not be sent with a review that was written here; undefined before one was.
  const [unsent, setUnsent] = useState<Unsent>()
  const { data, isPending } = tsr.reviews.mine.useQuery(ownReviewQuery(product.id, username))
  if (isPending) return <output className="mt-8 block first:mt-0">Looking up your review…</output>
  return (
    <div className="mt-8 first:mt-0">
      {unsent && <output className="mb-4 block">Thank you for your review.</output>}
      {data?.body.review ? (
        <WrittenReview
          product={product}
          username={username}
          review={data.body.review}
          arePhotosRefused={data.body.photos_refused}
          unsent={unsent ?? { photos: [] }}
          onChanged={onChanged}
        />
      ) : data?.body.can_review === false ? (
        <p>You can review this once you have bought it and it was delivered.</p>
      ) : (
        // Also if the customer's own review could not be loaded: the server refuses a second one.
        <NewReview
          product={product}
          username={username}
          onSent={(left) => {
            setUnsent(left)
            onChanged()
          }}
        />
      )}
    </div>
  )
}
