import { contract, type ReviewInput, type ReviewPage } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { count, desc, eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first, one } from '../db/rows'
import { product, user } from '../db/schema'
import { review } from '../db/schema-opinions'
import { visitorOf } from '../http/access'
import { found, Refusal } from '../http/errors'

const PAGE_SIZE = 10
const STARS = [5, 4, 3, 2, 1]

/** A product's reviews: reading is everybody's, writing one a customer's. */
export function reviewRoutes(db: Database, clock: () => Date) {
  const pageOf = reviewPages(db.read)

  return initServer().router(contract.reviews, {
    list: async ({ params, query }) => ({
      status: 200,
      body: found(pageOf(params.id, query.page ?? 1), 'product'),
    }),

    create: async ({ params, body, request }) => {
      const author = { user: visitorOf(request).id, created_at: clock().toISOString() }
      const written = await db.transaction((tx) => writeReview(tx, params.id, body, author))
      return { status: 201, body: written }
    },
  })
}

/** Newest first. A page past the end answers the last one; undefined where there is no such product. */
function reviewPages(db: Queries) {
  const id = sql.placeholder('id')
  const products = db.select({ id: product.id }).from(product).where(eq(product.id, id)).prepare()
  const counts = db
    .select({ rating: review.rating, count: count() })
    .from(review)
    .where(eq(review.product, id))
    .groupBy(review.rating)
    .prepare()
  const rows = db
    .select(wire)
    .from(review)
    .where(eq(review.product, id))
    .orderBy(desc(review.created_at), desc(review.id))
    .limit(PAGE_SIZE)
    .offset(sql.placeholder('skip'))
    .prepare()

  return (productId: number, asked: number): ReviewPage | undefined => {
    if (!products.get({ id: productId })) return undefined
    const counted = new Map(counts.all({ id: productId }).map((row) => [row.rating, row.count]))
    const stars = STARS.map((rating) => ({ rating, count: counted.get(rating) ?? 0 }))
    const total = stars.reduce((sum, star) => sum + star.count, 0)
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
    const page = Math.min(asked, pages)
    return {
      items: rows.all({ id: productId, skip: (page - 1) * PAGE_SIZE }),
      total,
      page,
      pages,
      stars,
    }
  }
}

/** The review and what it does to the product's rating, or neither. */
async function writeReview(
  tx: Queries,
  productId: number,
  { rating, content }: ReviewInput,
  by: { user: number; created_at: string },
) {
  const rated = await tx
    .update(product)
    .set({
      rating_sum: sql`${product.rating_sum} + ${rating}`,
      review_count: sql`${product.review_count} + 1`,
      rating: sql`round((${product.rating_sum} + ${rating}) * 1.0 / (${product.review_count} + 1), 1)`,
    })
    .where(eq(product.id, productId))
    .returning({ id: product.id })
  found(rated[0], 'product')
  const { username } = await one(
    tx.select({ username: user.username }).from(user).where(eq(user.id, by.user)),
  )
  const values = { ...by, product: productId, author: username, rating, content }
  const written = await first(
    tx.insert(review).values(values).onConflictDoNothing().returning(wire),
  )
  if (!written) throw new Refusal(409, 'You have already reviewed this product.')
  return written
}

const wire = {
  id: review.id,
  author: review.author,
  rating: review.rating,
  date: review.created_at,
  content: review.content,
}
