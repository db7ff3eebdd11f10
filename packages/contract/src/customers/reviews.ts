import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { wholeNumber } from '../lib/filters.ts'
import { requiredText, rowId } from '../lib/form.ts'
import { keysOf } from '../lib/keys-of.ts'
import { fitWords } from './review-words.ts'

const SHORTEST = 10
const LONGEST = 2000

export const fit = z.enum(keysOf(fitWords), 'Choose how it fits.')
export type Fit = z.infer<typeof fit>

/** How many of a product's shown reviews say that it runs small, is true to size, or runs large. */
export const fitVotes = z.object({ small: z.int(), right: z.int(), large: z.int() })
export type FitVotes = z.infer<typeof fitVotes>

/** A photo of a review. Until staff show it, only its author and staff see it. */
export const reviewPhoto = z.object({ id: z.int(), src: z.string(), is_shown: z.boolean() })
export type ReviewPhoto = z.infer<typeof reviewPhoto>

/** A shopper's review. `author` is the account's name on the day of writing; `content` is plain text. */
export const review = z.object({
  id: z.int(),
  author: z.string(),
  rating: z.int().describe('1 to 5 stars.'),
  date: z.string().describe('When it was written, in UTC.'),
  content: z.string(),
  fit: fit
    .nullable()
    .describe(
      "Runs small, is true to size ('right') or runs large; null where the author doesn't say.",
    ),
  size_name: z
    .string()
    .nullable()
    .describe('The size that the author had bought last when writing it; null: not known.'),
  photos: z.array(reviewPhoto),
})
export type Review = z.infer<typeof review>

export const reviewPage = z.object({
  items: z.array(review),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** How many reviews gave each number of stars, five first. */
  stars: z.array(z.object({ rating: z.int(), count: z.int() })),
  fit: fitVotes,
})
export type ReviewPage = z.infer<typeof reviewPage>

const ratingProblem = 'Choose 1 to 5 stars.'

export const reviewInput = z.strictObject({
  rating: z.int(ratingProblem).min(1, ratingProblem).max(5, ratingProblem),
  content: requiredText('your review', LONGEST).min(
    SHORTEST,
    `Write at least ${SHORTEST} characters.`,
  ),
  fit: fit.nullable().default(null),
})
export type ReviewInput = z.infer<typeof reviewInput>

/**
 * The signed-in customer's review of a product; null where there is none. `can_review`: the customer has one already,
 * or the product was delivered to them. `photos_refused`: staff refused photos, and the customer has sent none since.
 */
export const ownReview = z.object({
  review: review.nullable(),
  can_review: z.boolean(),
  photos_refused: z.boolean(),
})
export type OwnReview = z.infer<typeof ownReview>

const own = '/store/products/:id/reviews/mine'

export const reviews = {
  list: {
    method: 'GET',
    path: '/store/products/:id/reviews',
    summary: "A product's reviews, newest first, 10 a page, with a count per star",
    pathParams: rowId,
    query: z.object({ page: wholeNumber('page', 1_000_000).optional() }),
    responses: { 200: reviewPage },
    metadata: { access: 'public', kept: true },
  },
  create: {
    method: 'POST',
    path: '/store/products/:id/reviews',
    summary: 'Review a product that was delivered to the customer, once',
    pathParams: rowId,
    body: reviewInput,
    responses: { 201: review },
    metadata: { access: 'customer' },
  },
  mine: {
    method: 'GET',
    path: own,
    summary: "The customer's own review of a product",
    pathParams: rowId,
    responses: { 200: ownReview },
    metadata: { access: 'customer' },
  },
  change: {
    method: 'PUT',
    path: own,
    summary: 'Replace the review; its date stays',
    pathParams: rowId,
    body: reviewInput,
    responses: { 200: review },
    metadata: { access: 'customer' },
  },
  remove: {
    method: 'DELETE',
    path: own,
    summary: "Delete the customer's own review",
    pathParams: rowId,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata: { access: 'customer' },
  },
} as const
