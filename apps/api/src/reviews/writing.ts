import type { ReviewInput } from '@etrend/contract'
import { and, eq, sql } from 'drizzle-orm'
import { isDeleted, isWritten } from '../db/catalogue/written-reviews'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { product } from '../db/schema/catalogue'
import { user } from '../db/schema/people'
import { review } from '../db/schema/reviews'
import { found } from '../http/errors'
import { Refusal } from '../lib/refusal'
import { isBuyer } from './buyers'

/** A review as everybody reads it. */
export const reviewWire = {
  id: review.id,
  author: review.author,
  rating: review.rating,
  date: review.created_at,
  content: review.content,
}

/**
 * Adds a review and updates the product's rating. Refuses (403) users who aren't buyers, and (409) a second review. A
 * review that staff hid and its author deleted is hidden and not counted when it is written again.
 */
export async function writeReview(
  tx: Queries,
  productId: number,
  { rating, content }: ReviewInput,
  by: { user: number; created_at: string },
) {
  const { username } = await one(
    tx.select({ username: user.username }).from(user).where(eq(user.id, by.user)),
  )
  const values = { ...by, product: productId, author: username, rating, content }
  const isTheirDeleted = and(isOf(productId, by.user), isDeleted)
  const rewriting = tx.update(review).set(values).where(isTheirDeleted)
  const again = await first(rewriting.returning(reviewWire))
  if (again) return again
  await rate(tx, productId, { stars: rating, reviews: 1 })
  await requireBuyer(tx, productId, by.user)
  const written = await first(
    tx.insert(review).values(values).onConflictDoNothing().returning(reviewWire),
  )
  if (!written) throw new Refusal(409, 'You have already reviewed this product.')
  return written
}

async function requireBuyer(tx: Queries, productId: number, who: number) {
  if (await isBuyer(tx, productId, who)) return
  throw new Refusal(403, 'Only customers who bought and received this product may review it.')
}

/** The review that user `who` wrote about the product and didn't delete: one row at most. */
export async function ownReview(db: Queries, productId: number, who: number) {
  return await db.select(reviewWire).from(review).where(isOwn(productId, who))
}

/** Changes the words and stars of a user's own review. Refuses (404) where there is none. */
export async function changeReview(
  tx: Queries,
  productId: number,
  who: number,
  change: ReviewInput,
) {
  const before = found((await ownRow(tx, productId, who))[0], 'review')
  const stars = change.rating - before.rating
  if (stars !== 0 && !before.hidden_at) await rate(tx, productId, { stars, reviews: 0 })
  return await one(tx.update(review).set(change).where(isOwn(productId, who)).returning(reviewWire))
}

/** Deletes a user's own review; of a hidden one only the words. Refuses (404) where there is none. */
export async function removeReview(tx: Queries, productId: number, who: number) {
  const before = found((await ownRow(tx, productId, who))[0], 'review')
  const isThis = eq(review.id, before.id)
  if (before.hidden_at) {
    await tx.update(review).set({ content: '' }).where(isThis)
    return
  }
  await tx.delete(review).where(isThis)
  await rate(tx, productId, { stars: -before.rating, reviews: -1 })
}

/** Adds stars and reviews to the product's rating; negative ones are taken off. It is null without any review. */
export async function rate(
  tx: Queries,
  productId: number,
  { stars, reviews }: { stars: number; reviews: number },
) {
  const sum = sql`${product.rating_sum} + ${stars}`
  const count = sql`${product.review_count} + ${reviews}`
  const rated = await tx
    .update(product)
    .set({
      rating_sum: sum,
      review_count: count,
      rating: sql`round((${sum}) * 1.0 / nullif(${count}, 0), 1)`,
    })
    .where(eq(product.id, productId))
    .returning({ id: product.id })
  found(rated[0], 'product')
}

function ownRow(tx: Queries, productId: number, who: number) {
  return tx.select().from(review).where(isOwn(productId, who))
}

function isOwn(productId: number, who: number) {
  return and(isOf(productId, who), isWritten)
}

function isOf(productId: number, who: number) {
  return and(eq(review.product, productId), eq(review.user, who))
}
