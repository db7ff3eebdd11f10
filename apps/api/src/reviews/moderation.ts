import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { withPhotos } from '../db/catalogue/review-photos'
import { isWritten } from '../db/catalogue/written-reviews'
import type { Database, Queries } from '../db/client'
import { first, one } from '../db/rows'
import { product } from '../db/schema/catalogue'
import { review } from '../db/schema/reviews'
import { anyHolds } from '../db/text-search'
import { found } from '../http/errors'
import { ordered, pageOf, positionOf, withTotal } from '../http/list-page'
import { authorOf, record, type Author } from '../records/audit'
import { deletePhotos, reviewsThatWait, showPhotos } from './photo-rows'
import type { ReviewPictures } from './photos'
import { count, reviewWire } from './writing'

/**
 * Staff hide and show reviews, except those that their authors deleted. They never change the words. The photos of
 * reviews are shown once staff have looked at them; refused ones are deleted.
 */
export function moderationRoutes(db: Database, clock: () => Date, pictures: ReviewPictures) {
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
      return await moderated(tx, params.id)
    })
  }

  /** Refuses (404) reviews that their authors deleted or that never were. */
  async function moderated(tx: Queries, id: number) {
    const row = found(await first(rows(tx).where(and(eq(review.id, id), isWritten))), 'review')
    return await one(withPhotos(tx, [row], 'all'))
  }

  /** Notes what staff did to photos of a review, unless they changed nothing. */
  async function notePhotos(
    tx: Queries,
    by: Author,
    { id, author }: { id: number; author: string },
    { action, changed }: { action: string; changed: number },
  ) {
    if (changed === 0) return
    await record(tx, by, { action, noun: 'reviews', row_id: id, label: author })
  }

  return initServer().router(contract.reviewModeration, {
    list: async ({ query, reply }) => {
      const where = and(
        isWritten,
        query.shown && (query.shown === 'yes' ? isNull : isNotNull)(review.hidden_at),
        query.photos && inArray(review.id, reviewsThatWait(db.read)),
        anyHolds(query.q, [review.author, review.content, product.title]),
      )
      const by = { date: review.created_at, rating: review.rating, product_title: product.title }
      const order = ordered(query.sort, by, [desc(review.created_at), desc(review.id)])
      const select = rows(db.read).where(where)
      const { rows: found, total } = await pageOf(db.read, select, positionOf(query), order)
      const reviews = await withPhotos(db.read, found, 'all')
      return { status: 200, body: withTotal(reply, { rows: reviews, total }) }
    },
    hide: async (call) => ({ status: 200, body: await set(true, call) }),
    show: async (call) => ({ status: 200, body: await set(false, call) }),

    showPhotos: async ({ params, body, request }) => {
      const by = authorOf(request, clock)
      const shown = await db.transaction(async (tx) => {
        const before = await moderated(tx, params.id)
        const changed = await showPhotos(tx, before.id, body.photos, by.at)
        await notePhotos(tx, by, before, { action: 'show photos', changed })
        return await moderated(tx, before.id)
      })
      return { status: 200, body: shown }
    },

    refusePhotos: async ({ params, body, request }) => {
      const by = authorOf(request, clock)
      const { refused, deleted } = await db.transaction(async (tx) => {
        const before = await moderated(tx, params.id)
        const gone = await deletePhotos(tx, before.id, body.photos)
        if (gone.length > 0) {
          await tx.update(review).set({ photos_refused_at: by.at }).where(eq(review.id, before.id))
        }
        await notePhotos(tx, by, before, { action: 'refuse photos', changed: gone.length })
        return { refused: await moderated(tx, before.id), deleted: gone }
      })
      await pictures.removeUnused(deleted)
      return { status: 200, body: refused }
    },
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
