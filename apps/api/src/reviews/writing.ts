import type { Fit, ReviewInput } from '@etrend/contract'
import { and, eq, sql } from 'drizzle-orm'
import { isDeleted } from '../db/catalogue/written-reviews'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { product } from '../db/schema/catalogue'
import { user } from '../db/schema/people'
import { review } from '../db/schema/reviews'
import { found } from '../http/errors'
import { Refusal } from '../lib/refusal'
import { lastBought } from './buyers'
import { isBy, isOwn } from './own'
import { deletePhotos } from './photo-rows'

/** A review as everybody reads it. */
export const reviewWire = {
  id: review.id,
  author: review.author,
  rating: review.rating,
  date: review.created_at,
  content: review.content,
  fit: review.fit,
  size_name: review.size_name,
}

/**
 * Adds a review and counts it on its product. Refuses (403) users who aren't buyers, and (409) a second review. A review
 * that staff hid and its author deleted is hidden and not counted when it is written again.
 */
export async function writeReview(
  tx: Queries,
  productId: number,
  input: ReviewInput,
  by: { user: number; created_at: string },
) {
  const { username } = await one(
    tx.select({ username: user.username }).from(user).where(eq(user.id, by.user)),
  )
  const bought = await lastBought(tx, productId, by.user)
  const size_name = bought?.size_name || null
  const values = { ...by, ...input, product: productId, author: username, size_name }
  const isTheirDeleted = and(isBy(productId, by.user), isDeleted)
  const rewriting = tx.update(review).set(values).where(isTheirDeleted)
  const again = await first(rewriting.returning(reviewWire))
  if (again) return again
  await count(tx, productId, { after: input })
  if (!bought)
    throw new Refusal(403, 'Only customers who bought and received this product may review it.')
  const written = await first(
    tx.insert(review).values(values).onConflictDoNothing().returning(reviewWire),
  )
  if (!written) throw new Refusal(409, 'You have already reviewed this product.')
  return written
}

/** The review that user `who` wrote about the product and didn't delete: one row at most. */
export async function ownReview(db: Queries, productId: number, who: number) {
  return await db
    .select({ ...reviewWire, photos_refused_at: review.photos_refused_at })
    .from(review)
    .where(isOwn(productId, who))
}

/** Changes the words, stars and fit of a user's own review. Refuses (404) where there is none. */
export async function changeReview(
  tx: Queries,
  productId: number,
  who: number,
  change: ReviewInput,
) {
  const before = found((await ownRow(tx, productId, who))[0], 'review')
  const isCounted = before.rating !== change.rating || before.fit !== change.fit
  if (isCounted && !before.hidden_at) await count(tx, productId, { before, after: change })
  return await one(tx.update(review).set(change).where(isOwn(productId, who)).returning(reviewWire))
}

/**
 * Deletes a user's own review; of a hidden one only what the user wrote and sent. Returns the pictures of its photos,
 * whose files can go too. Refuses (404) where there is none.
 */
export async function removeReview(tx: Queries, productId: number, who: number) {
  const before = found((await ownRow(tx, productId, who))[0], 'review')
  const isThis = eq(review.id, before.id)
  const pictures = await deletePhotos(tx, before.id)
  if (before.hidden_at) {
    const blank = { content: '', fit: null, size_name: null, photos_refused_at: null }
    await tx.update(review).set(blank).where(isThis)
    return pictures
  }
  await tx.delete(review).where(isThis)
  await count(tx, productId, { before })
  return pictures
}

type Counted = { rating: number; fit: Fit | null }

/**
 * Changes what the product's row counts, from a review as it was before to the same as it is after: its stars, its vote
 * about the fit, and itself. Leave out `before` for a review that wasn't shown, and `after` for one that no longer is.
 * The rating is null without any review. Refuses (404) where there is no such product.
 */
export async function count(
  tx: Queries,
  productId: number,
  { before, after }: { before?: Counted; after?: Counted },
) {
  const stars = sql`${product.rating_sum} + ${(after?.rating ?? 0) - (before?.rating ?? 0)}`
  const reviews = sql`${product.review_count} + ${Number(!before) - Number(!after)}`
  const votes = (fit: Fit) => Number(after?.fit === fit) - Number(before?.fit === fit)
  const counted = await tx
    .update(product)
    .set({
      rating_sum: stars,
      review_count: reviews,
      rating: sql`round((${stars}) * 1.0 / nullif(${reviews}, 0), 1)`,
      fit_small: sql`${product.fit_small} + ${votes('small')}`,
      fit_right: sql`${product.fit_right} + ${votes('right')}`,
      fit_large: sql`${product.fit_large} + ${votes('large')}`,
    })
    .where(eq(product.id, productId))
    .returning({ id: product.id })
  found(counted[0], 'product')
}

function ownRow(tx: Queries, productId: number, who: number) {
  return tx.select().from(review).where(isOwn(productId, who))
}
