import type { Fit, Like, Review, ReviewPage } from '@etrend/contract'

const shownPhotos = ['a', 'b'].map((name, id) => ({
  id,
  src: `/media/worn${name}`,
  is_shown: true,
}))

const written: Review = {
  id: 1,
  author: 'Anjali',
  rating: 5,
  date: '2026-03-01T10:00:00.000Z',
  content: 'The collar stays flat. <b>Really</b>.',
  fit: 'right',
  size_name: 'MD',
  photos: [],
}

/** The customer's own review, and two others of the T-shirt; the rest of its 87 ratings came without words. */
export function reviewPage(): ReviewPage {
  const others = [
    written,
    {
      ...written,
      id: 2,
      author: 'Bibek',
      rating: 4,
      content: 'A true black.',
      fit: null,
      photos: shownPhotos,
    },
  ]
  const items = own ? [own, ...others] : others
  const stars = [5, 4, 3, 2, 1].map((rating) => {
    return { rating, count: items.filter((one) => one.rating === rating).length }
  })
  const votes = (fit: Fit) => items.filter((one) => one.fit === fit).length
  const fit = { small: votes('small'), right: votes('right'), large: votes('large') }
  return { items, total: items.length, page: 1, pages: 1, stars, fit }
}

/** Saves a review, or refuses it as the API does. */
export function reviewed(sent: unknown) {
  const { rating, content, fit } = Object.assign({ rating: 0, content: '', fit: null }, sent)
  const fields = {
    ...(rating === 0 && { rating: 'Choose 1 to 5 stars.' }),
    ...(content.length < 10 && { content: 'Write at least 10 characters.' }),
  }
  if (Object.keys(fields).length > 0) return { status: 400, body: { message: 'No.', fields } }
  if (content.includes('again'))
    return { status: 409, body: { message: 'You have already reviewed this product.' } }
  own = { ...written, id: 3, author: 'Sita', rating, content, fit }
  return { status: 201, body: own }
}

let own: Review | null = null
let isLiked = false

/** Takes the customer's review and like away again. */
export function forgetReviewAndLike() {
  own = null
  isLiked = false
}

/** Adds a photo to the customer's own review, or refuses the file 'broken.png' as the API does. */
export function photoAdded(sent: unknown) {
  const { image } = Object.assign({ image: new File([], '') }, sent)
  const message = 'This is not really a PNG picture.'
  if (image.name === 'broken.png')
    return { status: 415, body: { message, fields: { image: message } } }
  if (own)
    own.photos = [
      ...own.photos,
      { id: own.photos.length + 1, src: `/media/${image.name}`, is_shown: false },
    ]
  return { status: 201, body: own }
}

/** Answers a call for the customer's own review: reads, changes or deletes it. */
export function ownReview(method: string, sent: unknown) {
  if (method === 'DELETE') own = null
  if (method === 'PUT')
    own = { ...written, id: 3, author: 'Sita', ...Object.assign({ rating: 0, content: '' }, sent) }
  if (method === 'GET')
    return { status: 200, body: { review: own, can_review: true, photos_refused: false } }
  return own ? { status: 200, body: own } : { status: 204, body: undefined }
}

export function likeAfter(method: string): Like {
  if (method !== 'GET') isLiked = method === 'PUT'
  return { is_liked: isLiked, like_count: isLiked ? 101 : 100 }
}
