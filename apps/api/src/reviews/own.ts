import { and, eq } from 'drizzle-orm'
import { isWritten } from '../db/catalogue/written-reviews'
import { review } from '../db/schema/reviews'

/** The condition for the review that a user wrote about a product and didn't delete: one row at most. */
export function isOwn(productId: number, who: number) {
  return and(isBy(productId, who), isWritten)
}

/** The same, whether the user deleted it or not. */
export function isBy(productId: number, who: number) {
  return and(eq(review.product, productId), eq(review.user, who))
}
