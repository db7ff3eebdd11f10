import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { eq } from 'drizzle-orm'
import { withPhotos } from '../db/catalogue/review-photos'
import type { Database } from '../db/client'
import { one } from '../db/rows'
import { review } from '../db/schema/reviews'
import { visitorOf } from '../http/access'
import { found } from '../http/errors'
import { Refusal } from '../lib/refusal'
import { isOwn } from './own'
import { addPhoto, deletePhotos, openForPhoto } from './photo-rows'
import { reviewWire } from './writing'

/** The part of the shop's pictures that reviews need: see catalogue/pictures.ts. */
export type ReviewPictures = {
  savePhotoFor: <Result>(
    field: string,
    file: Blob,
    write: (picture: string) => Promise<Result>,
  ) => Promise<Result>
  removeUnused: (sources: readonly string[]) => Promise<void>
}

const { pathParams } = contract.reviewPhotos.add

/** The calls with which authors add photos to their reviews and delete them. */
export function reviewPhotoRoutes(db: Database, clock: () => Date, pictures: ReviewPictures) {
  return initServer().router(contract.reviewPhotos, {
    add: {
      hooks: {
        // Before the photo is read: only authors of reviews with room for one may send it.
        onRequest: async (request) => {
          const params = pathParams.safeParse(request.params)
          if (!params.success) throw new Refusal(404, 'There is no review at this address.')
          const of = { product: params.data.id, user: visitorOf(request).id }
          await openForPhoto(db.read, of)
        },
      },
      handler: async ({ params, body, request }) => {
        const of = { product: params.id, user: visitorOf(request).id }
        const created_at = clock().toISOString()
        const written = await pictures.savePhotoFor('image', body.image, (picture) =>
          db.transaction(async (tx) => {
            const id = await addPhoto(tx, of, { picture, created_at })
            const row = await one(tx.select(reviewWire).from(review).where(eq(review.id, id)))
            return await one(withPhotos(tx, [row], 'all'))
          }),
        )
        return { status: 201, body: written }
      },
    },

    remove: async ({ params, request }) => {
      const isTheirs = isOwn(params.id, visitorOf(request).id)
      const deleted = await db.transaction(async (tx) => {
        const own = found((await tx.select().from(review).where(isTheirs))[0], 'review')
        return await deletePhotos(tx, own.id, [params.photo])
      })
      found(deleted[0], 'photo')
      await pictures.removeUnused(deleted)
      return { status: 204, body: undefined }
    },
  })
}
