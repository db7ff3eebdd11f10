import * as z from 'zod'
import { productCard } from '../catalogue/product-card.ts'
import { review } from './reviews.ts'

/** A review as its writer sees it, with the card of its product. */
export const writtenReview = review.extend({ card: productCard })
export type WrittenReview = z.infer<typeof writtenReview>

const metadata = { access: 'customer' } as const

/** The likes and reviews of the signed-in customer. */
export const reviewsAndLikes = {
  liked: {
    method: 'GET',
    path: '/store/liked',
    summary: 'The products that the customer likes, the latest first, at most 100',
    responses: { 200: z.array(productCard) },
    metadata,
  },
  reviewed: {
    method: 'GET',
    path: '/store/reviewed',
    summary: "The customer's reviews, the latest first, at most 100",
    responses: { 200: z.array(writtenReview) },
    metadata,
  },
} as const
