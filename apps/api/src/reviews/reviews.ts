import { contract, type Fit, type ReviewPage } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { onSale } from '../db/catalogue/on-sale'
import { withPhotos } from '../db/catalogue/review-photos'
import type { Database, Queries } from '../db/client'
import { prepared } from '../db/prepared'
import { one } from '../db/rows'
import { product } from '../db/schema/catalogue'
import { review } from '../db/schema/reviews'
import { visitorOf } from '../http/access'
import { found } from '../http/errors'
import { lastBought } from './buyers'
import type { ReviewPictures } from './photos'
import { changeReview, ownReview, removeReview, reviewWire, writeReview } from './writing'

const PAGE_SIZE = 10
const STARS = [5, 4, 3, 2, 1]

/** The review routes of a product: everybody may read reviews, buyers may write one. */
export function reviewRoutes(db: Database, clock: () => Date, pictures: ReviewPictures) {
  return initServer().router(contract.reviews, {
    list: reviewList(db, clock),

    create: async ({ params, body, request }) => {
      const author = { user: visitorOf(request).id, created_at: clock().toISOString() }
      const written = await db.transaction(async (tx) =>
        one(withPhotos(tx, [await writeReview(tx, params.id, body, author)], 'all')),
      )
      return { status: 201, body: written }
    },

    mine: async ({ params, request }) => {
      const who = visitorOf(request).id
      const [review] = await withPhotos(db.read, await ownReview(db.read, params.id, who), 'all')
      const can_review =
        review !== undefined || (await lastBought(db.read, params.id, who)) !== undefined
      const photos_refused = typeof review?.photos_refused_at === 'string'
      return { status: 200, body: { review: review ?? null, can_review, photos_refused } }
    },

    change: async ({ params, body, request }) => {
      const who = visitorOf(request).id
      const changed = await db.transaction(async (tx) =>
        one(withPhotos(tx, [await changeReview(tx, params.id, who, body)], 'all')),
      )
      return { status: 200, body: changed }
    },

    remove: async ({ params, request }) => {
      const who = visitorOf(request).id
      const deleted = await db.transaction((tx) => removeReview(tx, params.id, who))
      await pictures.removeUnused(deleted)
      return { status: 204, body: undefined }
    },
  })
}

/** Answers the reviews of a product, which everybody may read. */
export function reviewList(db: Database, clock: () => Date) {
  return initServer().route(contract.reviews.list, async ({ params, query }) => {
    const page = await db.snapshot((queries) =>
      reviewPage(queries, params.id, query.page ?? 1, clock().toISOString()),
    )
    return { status: 200, body: found(page, 'product') }
  })
}

/**
 * Reads a page of reviews, newest first. Past the end it gives the last page; undefined for a product that isn't on sale
 * now.
 */
async function reviewPage(
  db: Queries,
  id: number,
  asked: number,
  now: string,
): Promise<ReviewPage | undefined> {
  const { products, counts, rows } = statementsOf(db)
  if (!(await products.get({ id, now }))) return undefined
  const counted = await counts.all({ id })
  const countOf = (is: (row: (typeof counted)[number]) => boolean) =>
    counted.filter(is).reduce((sum, row) => sum + row.count, 0)
  const stars = STARS.map((rating) => ({ rating, count: countOf((row) => row.rating === rating) }))
  const votes = (fit: Fit) => countOf((row) => row.fit === fit)
  const total = stars.reduce((sum, star) => sum + star.count, 0)
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(asked, pages)
  return {
    items: await withPhotos(db, await rows.all({ id, skip: (page - 1) * PAGE_SIZE }), 'shown'),
    total,
    page,
    pages,
    stars,
    fit: { small: votes('small'), right: votes('right'), large: votes('large') },
  }
}

const statementsOf = prepared((db) => {
  const id = sql.placeholder('id')
  const isShown = and(eq(review.product, id), isNull(review.hidden_at))
  return {
    products: db
      .select({ id: product.id })
      .from(product)
      .where(and(eq(product.id, id), onSale(sql.placeholder('now'))))
      .prepare(),
    counts: db
      .select({ rating: review.rating, fit: review.fit, count: count() })
      .from(review)
      .where(isShown)
      .groupBy(review.rating, review.fit)
      .prepare(),
    rows: db
      .select(reviewWire)
      .from(review)
      .where(isShown)
      .orderBy(desc(review.created_at), desc(review.id))
      .limit(PAGE_SIZE)
      .offset(sql.placeholder('skip'))
      .prepare(),
  }
})
