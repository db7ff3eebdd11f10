import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { rowId } from '../lib/form.ts'
import { pagedQuery, sortBy } from '../lib/paged.ts'
import { MOST_PHOTOS } from './review-words.ts'
import { review } from './reviews.ts'

/** A review as staff see it. In the shop, a hidden review is neither shown nor counted. */
export const moderatedReview = review.extend({
  product: z.int(),
  product_title: z.string(),
  hidden_at: z.string().nullable(),
})
export type ModeratedReview = z.infer<typeof moderatedReview>

const metadata = { access: 'staff', permission: 'content' } as const
const one = {
  pathParams: rowId,
  body: c.noBody(),
  responses: { 200: moderatedReview },
  metadata,
} as const

/** The photos that staff looked at. The author may have added others meanwhile: they go on waiting. */
const seenPhotos = z.strictObject({
  photos: z
    .array(z.int().positive())
    .min(1, 'Choose a photo.')
    .max(MOST_PHOTOS, `A review has at most ${MOST_PHOTOS} photos.`),
})

export const reviewModeration = {
  list: {
    method: 'GET',
    path: '/staff/reviews',
    summary: 'Every review, newest first, 20 a page',
    query: pagedQuery.extend({
      sort: sortBy('date', 'rating', 'product_title'),
      shown: z.enum(['yes', 'no']).optional(),
      photos: z.enum(['waiting']).describe('Only those with photos to look at.').optional(),
    }),
    responses: { 200: z.array(moderatedReview) },
    metadata,
  },
  hide: {
    method: 'POST',
    path: '/staff/reviews/:id/hide',
    summary: 'Hide a review; its stars are no longer counted',
    ...one,
  },
  show: {
    method: 'POST',
    path: '/staff/reviews/:id/show',
    summary: 'Show a hidden review again',
    ...one,
  },
  showPhotos: {
    method: 'POST',
    path: '/staff/reviews/:id/photos/show',
    summary: 'Show photos of a review to everybody',
    ...one,
    body: seenPhotos,
  },
  refusePhotos: {
    method: 'POST',
    path: '/staff/reviews/:id/photos/refuse',
    summary: 'Delete photos of a review; its author is told that they are not shown',
    ...one,
    body: seenPhotos,
  },
} as const
