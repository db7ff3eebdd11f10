import { eq, ne } from 'drizzle-orm'
import { review } from '../schema/reviews'

/**
 * The condition for reviews that their authors deleted after staff had hidden them. Such a row stays without its words,
 * so that the review is still hidden when its author writes it again.
 */
export const isDeleted = eq(review.content, '')

/** The condition for reviews that weren't deleted. */
export const isWritten = ne(review.content, '')
