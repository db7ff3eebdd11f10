import type { ProductDetail, Review } from '@etrend/contract'
import { useState } from 'react'
import { tsr } from '../lib/api'
import { fitFacts } from '../lib/fit-words'
import { Button } from '../ui/button'
import { FormProblem } from '../ui/field-problem'
import { OwnPhotos } from './own-photos'
import { reviewDay } from './review-day'
import type { Draft } from './review-draft'
import { ReviewForm } from './review-form'
import type { Unsent } from './send-photos'
import { Stars } from './stars'
import { useReviewNews } from './use-review-news'

type WrittenReviewProps = {
  product: ProductDetail
  username: string
  review: Review
  arePhotosRefused: boolean
  /** Photos that could not be sent with the review. */
  unsent: Unsent
  onChanged: () => void
}

/** The customer's own review, with buttons to edit and delete it. */
export function WrittenReview({
  product: { id, sizes },
  username,
  review,
  arePhotosRefused,
  unsent,
  onChanged,
}: WrittenReviewProps) {
  const [draft, setDraft] = useState<Draft>()
  const [isAsked, setIsAsked] = useState(false)
  const tell = useReviewNews(id)
  const params = { id: String(id) }
  const change = tsr.reviews.change.useMutation()
  const remove = tsr.reviews.remove.useMutation({
    onSuccess: async () => {
      onChanged()
      await tell()
    },
  })

  const { rating, content, fit } = review
  const facts = fitFacts(review)

  if (draft) {
    const save = async () => {
      await change.mutateAsync({ params, body: draft })
      setDraft(undefined)
      await tell()
    }
    return (
      <ReviewForm
        title="Edit your review"
        action="Save review"
        username={username}
        asksFit={sizes.length > 1}
        draft={draft}
        onDraft={setDraft}
        onSend={save}
        onCancel={() => setDraft(undefined)}
      />
    )
  }

  return (
    <section aria-label="Your review">
      <p className="font-medium">
        You reviewed this on <time dateTime={review.date}>{reviewDay(review.date)}</time>.
      </p>
      <div className="mt-2">
        <Stars rating={rating} />
      </div>
      {facts && <p className="mt-1 text-sm text-muted">{facts}</p>}
      <OwnPhotos
        product={id}
        photos={review.photos}
        areRefused={arePhotosRefused}
        unsent={unsent}
      />
      {isAsked ? (
        <>
          <p className="mt-4">Delete your review permanently?</p>
          <div className="mt-2 flex gap-3">
            <Button disabled={remove.isPending} onClick={() => remove.mutate({ params })}>
              Yes, delete
            </Button>
            <Button look="quiet" onClick={() => setIsAsked(false)}>
              Keep it
            </Button>
          </div>
        </>
      ) : (
        <div className="mt-4 flex gap-3">
          <Button look="quiet" onClick={() => setDraft({ rating, content, fit })}>
            Edit
          </Button>
          <Button look="quiet" onClick={() => setIsAsked(true)}>
            Delete
          </Button>
        </div>
      )}
      <FormProblem
        id="review-removal"
        error={remove.error}
        otherwise="Your review could not be deleted."
      />
    </section>
  )
}
