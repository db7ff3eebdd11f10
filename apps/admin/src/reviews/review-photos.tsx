import type { ModeratedReview } from '@etrend/contract'
import { pictureUrl } from '@etrend/domain'
import { useState } from 'react'
import { api } from '../lib/api'
import { Button } from '../ui/controls/button'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog'
import { counted } from '../ui/display/counted'
import { Mark } from '../ui/display/mark'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'

/**
 * A review's photos, with buttons to show those that wait to everybody, or to refuse them. Photos that everybody sees
 * can be refused too, once none waits.
 */
export function ReviewPhotos({ review }: { review: ModeratedReview }) {
  const { id, author, product_title, photos } = review
  const [isAsked, setIsAsked] = useState(false)
  const { attempt, isBusy, refusal } = useStaffAction()
  const showing = api.reviewModeration.showPhotos.useMutation()
  const refusing = api.reviewModeration.refusePhotos.useMutation()
  const waiting = photos.filter((photo) => !photo.is_shown)
  // Only photos that are on the screen: the author may have added others since.
  const meant = waiting.length > 0 ? waiting : photos
  const call = { params: { id: String(id) }, body: { photos: meant.map((photo) => photo.id) } }
  const which = `of the review of ${product_title} by ${author}`

  return (
    <div className="mt-3">
      <ul className="flex flex-wrap gap-3">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a
              href={pictureUrl(photo.src, 960)}
              target="_blank"
              rel="noreferrer"
              aria-label={`Open photo ${index + 1} ${which} in a new page`}
            >
              <img
                src={pictureUrl(photo.src, 320)}
                alt={photo.is_shown ? `Photo by ${author}` : `Photo by ${author}, waiting`}
                width={96}
                height={120}
                loading="lazy"
                className="h-30 w-24 rounded-picture bg-sunk object-cover"
              />
            </a>
            {photo.is_shown ? null : <Mark kind="warning">Waits</Mark>}
          </li>
        ))}
      </ul>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {waiting.length > 0 ? (
          <Button
            disabled={isBusy}
            aria-label={`Show photos ${which}`}
            onClick={() =>
              void attempt(
                () => showing.mutateAsync(call),
                `${counted(meant.length, 'photo')} shown`,
              )
            }
          >
            Show photos
          </Button>
        ) : null}
        <Button
          disabled={isBusy}
          aria-label={`Refuse photos ${which}`}
          onClick={() => setIsAsked(true)}
        >
          Refuse photos
        </Button>
      </div>
      {isAsked ? (
        <ConfirmDialog
          title={`Refuse ${counted(meant.length, 'photo')}?`}
          label="Refuse and delete"
          busyLabel="Deleting…"
          act={() => refusing.mutateAsync(call)}
          done={`${counted(meant.length, 'photo')} deleted`}
          onClose={() => setIsAsked(false)}
        >
          They are deleted permanently. {author} reads that the shop doesn’t show them, and can send
          others. The review stays.
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
