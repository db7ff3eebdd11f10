import { fitWords, type ModeratedReview } from '@etrend/contract'
import { PressButton } from '@etrend/look/press-button'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { PictureOf } from '../catalogue/pictures/picture-of'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { dayOf } from '../lib/times'
import { Button } from '../ui/controls/button'
import { Mark } from '../ui/display/mark'
import { RowCard } from '../ui/list/row-card'
import { RowMenu, rowActionLook } from '../ui/list/row-menu'
import { usePhone } from '../ui/list/use-phone'
import { ReviewPhotos } from './review-photos'

/** One review, with a button to hide it or show it again. A hidden review doesn't count in the product's rating. */
export function ReviewLine({ review }: { review: ModeratedReview }) {
  const {
    id,
    author,
    rating,
    content,
    date,
    product,
    product_title,
    hidden_at,
    fit,
    size_name,
    photos,
  } = review
  const isPhone = usePhone()
  const queries = useQueryClient()
  const hiding = api.reviewModeration.hide.useMutation()
  const showing = api.reviewModeration.show.useMutation()
  const change = hidden_at ? showing : hiding

  async function turn() {
    try {
      await change.mutateAsync({ params: { id: String(id) } })
      notify.success(hidden_at ? 'Review shown again' : 'Review hidden')
    } catch (error) {
      notify.error('The review could not be changed.', refusalOf(error).message)
    }
    await queries.invalidateQueries({ queryKey: ['reviews'] })
  }

  const turning = {
    'aria-label': `${hidden_at ? 'Show again' : 'Hide'} the review of ${product_title} by ${author}`,
    disabled: change.isPending,
    onClick: () => void turn(),
  }
  const stars = (
    <span role="img" aria-label={`${rating} of 5 stars`} className="text-warning">
      {'★'.repeat(rating)}
      {'☆'.repeat(5 - rating)}
    </span>
  )
  const marks = (
    <>
      {hidden_at ? <Mark kind="warning">Hidden</Mark> : null}
      {photos.some((photo) => !photo.is_shown) ? <Mark kind="warning">Photos wait</Mark> : null}
    </>
  )
  const facts = [
    `${author}, ${dayOf(date)}`,
    ...(size_name ? [`Size ${size_name}`] : []),
    ...(fit ? [fitWords[fit]] : []),
  ]
  if (isPhone) {
    return (
      <RowCard
        picture={<PictureOf of={{ product }} />}
        title={<Link to={`${home}/editproduct/${product}`}>{product_title}</Link>}
        facts={facts}
        figure={stars}
        status={marks}
        menu={
          <RowMenu name={`the review of ${product_title} by ${author}`}>
            <PressButton className={rowActionLook} {...turning}>
              {hidden_at ? 'Show again' : 'Hide'}
            </PressButton>
          </RowMenu>
        }
        foot={
          <>
            <p className="wrap-anywhere whitespace-pre-line">{content}</p>
            {photos.length > 0 ? <ReviewPhotos review={review} /> : null}
          </>
        }
      />
    )
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3 group-data-compact/list:py-1">
      <div className="flex max-w-prose min-w-0 flex-1 basis-72 gap-3">
        <PictureOf of={{ product }} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2">
            {stars}
            <Link
              to={`${home}/editproduct/${product}`}
              className="font-medium underline-offset-4 hover:underline"
            >
              {product_title}
            </Link>
            {marks}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{content}</p>
          <p className="text-muted">{facts.join(' · ')}</p>
          {photos.length > 0 ? <ReviewPhotos review={review} /> : null}
        </div>
      </div>
      <Button {...turning}>{hidden_at ? 'Show again' : 'Hide'}</Button>
    </li>
  )
}
