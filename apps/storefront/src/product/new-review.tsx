import type { ProductDetail } from '@etrend/contract'
import { MOST_PHOTOS } from '@etrend/contract/review-words'
import { useState } from 'react'
import { tsr } from '../lib/api'
import { PhotosField } from './photos-field'
import { useReviewDraft } from './review-draft'
import { ReviewForm } from './review-form'
import { sendPhotos, type Unsent } from './send-photos'
import { useReviewNews } from './use-review-news'

type NewReviewProps = {
  product: ProductDetail
  username: string
  /** The review was sent, and its photos but these. */
  onSent: (unsent: Unsent) => void
}

/**
 * The form for a customer's first review of a product. The draft is kept until the review is sent. Photos follow the
 * review: where one is refused, the review is there all the same.
 */
export function NewReview({ product: { id, sizes }, username, onSent }: NewReviewProps) {
  const [draft, setDraft, dropDraft] = useReviewDraft(id)
  const [photos, setPhotos] = useState<File[]>([])
  const tell = useReviewNews(id)
  const create = tsr.reviews.create.useMutation()

  async function send() {
    await create.mutateAsync({ params: { id: String(id) }, body: draft })
    const unsent = await sendPhotos(id, photos)
    dropDraft()
    onSent(unsent)
    await tell()
  }

  return (
    <ReviewForm
      title="Write a review"
      action="Send review"
      username={username}
      asksFit={sizes.length > 1}
      draft={draft}
      onDraft={setDraft}
      onSend={send}
    >
      <PhotosField photos={photos} most={MOST_PHOTOS} onChange={setPhotos} />
    </ReviewForm>
  )
}
