import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { isWritten } from '../db/catalogue/written-reviews'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { product } from '../db/schema/catalogue'
import { review } from '../db/schema/reviews'
import { anyHolds } from '../db/text-search'
import { found } from '../http/errors'
import { ordered, pageOf, positionOf, withTotal } from '../http/list-page'
import { authorOf, record } from '../records/audit'
import { count, reviewWire } from './writing'

/** Staff hide and show reviews, except those that their authors deleted. They never change the words. */
export function moderationRoutes(db: Database, clock: () => Date) {
  /** Hides or shows a review. A second click changes nothing, so that it is counted once. */
  async function set(isHidden: boolean, { params, request }: Call) {
    const by = authorOf(request, clock)
    const isAsked = and(eq(review.id, params.id), isWritten)
    return db.transaction(async (tx) => {
      const isOther = isHidden ? isNull(review.hidden_at) : isNotNull(review.hidden_at)
      const moved = await first(
        tx
          .update(review)
          .set({ hidden_at: isHidden ? by.at : null })
          .where(and(isAsked, isOther))
          .returning(),
      )
      if (moved) {
        await count(tx, moved.product, isHidden ? { before: moved } : { after: moved })
        const action = isHidden ? 'hide' : 'show'
        await record(tx, by, { action, noun: 'reviews', row_id: moved.id, label: moved.author })
      }
      return found(await first(rows(tx).where(isAsked)), 'review')
    })
  }

  return initServer().router(contract.reviewModeration, {
    list: async ({ query, reply }) => {
      const where = and(
        isWritten,
        query.shown && (query.shown === 'yes' ? isNull : isNotNull)(review.hidden_at),
        anyHolds(query.q, [review.author, review.content, product.title]),
      )
      const by = { date: review.created_at, rating: review.rating, product_title: product.title }
      const order = ordered(query.sort, by, [desc(review.created_at), desc(review.id)])
      const select = rows(db.read).where(where)
      const page = await pageOf(db.read, select, positionOf(query), order)
      return { status: 200, body: withTotal(reply, page) }
    },
    hide: async (call) => ({ status: 200, body: await set(true, call) }),
    show: async (call) => ({ status: 200, body: await set(false, call) }),
  })
}

type Call = { params: { id: number }; request: Pick<FastifyRequest, 'visitor' | 'id' | 'ip'> }

function rows(db: Queries) {
  return db
    .select({
      ...reviewWire,
      product: review.product,
      product_title: product.title,
      hidden_at: review.hidden_at,
    })
    .from(review)
    .innerJoin(product, eq(product.id, review.product))
    .orderBy(desc(review.created_at), desc(review.id))
    .$dynamic()
}
