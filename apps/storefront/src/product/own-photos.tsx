import type { Review } from '@etrend/contract'
import { MOST_PHOTOS } from '@etrend/contract/review-words'
import { useState } from 'react'
import { ordering } from '../lib/ordering/api'
import { Button } from '../ui/button'
import { FormProblem } from '../ui/field-problem'
import { ProductPicture } from '../ui/product-picture'
import { PhotosField } from './photos-field'
import { sendPhotos, type Unsent } from './send-photos'
import { useReviewNews } from './use-review-news'

type OwnPhotosProps = {
  product: number
  photos: Review['photos']
  /** Staff refused photos, and the author has sent none since. */
  areRefused: boolean
  /** What could not be sent with the review. */
  unsent: Unsent
}

/** The photos of the customer's own review: to look at, to delete, and to add others. */
export function OwnPhotos({ product, photos, areRefused, unsent: first }: OwnPhotosProps) {
  const [unsent, setUnsent] = useState(first)
  const [isSending, setIsSending] = useState(false)
  const tell = useReviewNews(product)
  const remove = ordering.reviewPhotos.remove.useMutation({ onSuccess: tell })
  const room = MOST_PHOTOS - photos.length

  async function send() {
    setIsSending(true)
    setUnsent(await sendPhotos(product, unsent.photos))
    await tell()
    setIsSending(false)
  }

  return (
    <div className="mt-4 space-y-3">
      {photos.length > 0 && (
        <ul aria-label="Your photos" className="review-photos">
          {photos.map(({ id, src }, index) => (
            <li key={id}>
              <ProductPicture picture={{ src, alt: `Your photo ${index + 1}` }} sizes="80px" />
              <Button
                look="quiet"
                className="photo-remove"
                disabled={remove.isPending}
                onClick={() =>
                  remove.mutate({ params: { id: String(product), photo: String(id) } })
                }
              >
                Remove<span className="sr-only"> your photo {index + 1}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {photos.some((photo) => !photo.is_shown) && (
        <p className="text-sm text-muted">Your photos appear once the shop has looked at them.</p>
      )}
      {areRefused && (
        <p className="text-sm text-muted">
          The shop doesn’t show photos that you sent. You can send others.
        </p>
      )}
      <FormProblem
        id="photo-removal"
        error={remove.error}
        otherwise="Your photo could not be removed."
      />
      {room > 0 && (
        <PhotosField
          photos={unsent.photos}
          most={room}
          problem={unsent.problem}
          onChange={(next) => setUnsent({ photos: next })}
        />
      )}
      {room > 0 && unsent.photos.length > 0 && (
        <Button disabled={isSending} onClick={() => void send()}>
          {isSending
            ? 'Sending…'
            : unsent.photos.length === 1
              ? 'Send the photo'
              : 'Send the photos'}
        </Button>
      )}
    </div>
  )
}
