import type { ReviewInput } from '@etrend/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { product, user } from '../db/schema'
import { review } from '../db/schema-reviews'
import { found, Refusal } from '../http/errors'
import { isBuyer } from './buyers'

/** A review as everybody reads it. */
export const reviewWire = {
  id: review.id,
  author: review.author,
  rating: review.rating,
  date: review.created_at,
  content: review.content,
}

/** Adds a review and updates the product's rating. Refuses (403) users who aren't buyers, and (409) a second review. */
export async function writeReview(
  tx: Queries,
  productId: number,
  { rating, content }: ReviewInput,
  by: { user: number; created_at: string },
) {
  await rate(tx, productId, { stars: rating, reviews: 1 })
  await requireBuyer(tx, productId, by.user)
  const { username } = await one(
    tx.select({ username: user.username }).from(user).where(eq(user.id, by.user)),
  )
  const values = { ...by, product: productId, author: username, rating, content }
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

/** The review that user `who` wrote about the product: one row at most. */
export async function ownReview(db: Queries, productId: number, who: number) {
  return await db.select(reviewWire).from(review).where(by(productId, who))
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
  return await one(tx.update(review).set(change).where(by(productId, who)).returning(reviewWire))
}

export async function removeReview(tx: Queries, productId: number, who: number) {
  const gone = found(await first(tx.delete(review).where(by(productId, who)).returning()), 'review')
  if (!gone.hidden_at) await rate(tx, productId, { stars: -gone.rating, reviews: -1 })
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
  return tx.select().from(review).where(by(productId, who))
}

function by(productId: number, who: number) {
  return and(eq(review.product, productId), eq(review.user, who))
}
