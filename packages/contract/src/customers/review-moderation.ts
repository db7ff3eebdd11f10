import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { rowId } from '../lib/form.ts'
import { pagedQuery, sortBy } from '../lib/paged.ts'
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

export const reviewModeration = {
  list: {
    method: 'GET',
    path: '/staff/reviews',
    summary: 'Every review, newest first, 20 a page',
    query: pagedQuery.extend({
      sort: sortBy('date', 'rating', 'product_title'),
      shown: z.enum(['yes', 'no']).optional(),
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
} as const
