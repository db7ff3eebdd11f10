import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, desc, eq, sql } from 'drizzle-orm'
import { withPhotos } from '../db/catalogue/review-photos'
import { isWritten } from '../db/catalogue/written-reviews'
import type { Database } from '../db/client'
import { productLike, review } from '../db/schema/reviews'
import { visitorOf } from '../http/access'
import type { Cards } from './cards'

const MOST = 100

/** The products that a customer likes, as cards, and the customer's reviews with the card of each product. */
export function reviewAndLikeRoutes({ read }: Database, cards: Cards) {
  const user = sql.placeholder('user')
  const liked = read
    .select({ product: productLike.product })
    .from(productLike)
    .where(eq(productLike.user, user))
    .orderBy(desc(productLike.created_at), desc(productLike.product))
    .limit(MOST)
    .prepare()
  const reviewed = read
    .select()
    .from(review)
    .where(and(eq(review.user, user), isWritten))
    .orderBy(desc(review.created_at), desc(review.id))
    .limit(MOST)
    .prepare()

  return initServer().router(contract.reviewsAndLikes, {
    liked: async ({ request }) => ({
      status: 200,
      body: cards((await liked.all({ user: visitorOf(request).id })).map(({ product }) => product)),
    }),

    reviewed: async ({ request }) => {
      const rows = await reviewed.all({ user: visitorOf(request).id })
      const body = (await withPhotos(read, rows, 'all')).flatMap(({ created_at, ...row }) => {
        const [card] = cards([row.product])
        return card ? [{ ...row, date: created_at, card }] : []
      })
      return { status: 200, body }
    },
  })
}
