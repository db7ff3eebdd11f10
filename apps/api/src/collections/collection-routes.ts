import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { asc } from 'drizzle-orm'
import { contentOf } from '../db/catalogue/collection-content'
import type { Database } from '../db/client'
import { collection } from '../db/schema/collections'
import { crudHandlers } from '../records/crud-handlers'
import { collectionStore } from './collections'
import type { ShownCollections } from './shown-collections'

/** A rule may have thousands of products: staff see the first of them. */
const MOST_OF_RULE = 24

/** The part of the catalogue's pictures that collections need: saves a form's picture before its row is written. */
type Pictures = {
  saveIfGiven: <Result>(
    field: string,
    file: Blob | undefined,
    write: (src?: string) => Promise<Result>,
  ) => Promise<Result>
}

/** What staff do with collections: the calls of every noun, the live counts and the preview. */
export function collectionRoutes(
  parts: { db: Database; clock: () => Date; pictures: Pictures },
  shown: ShownCollections['products'],
) {
  const { pictures, db } = parts
  const crud = crudHandlers(parts, collectionStore)
  return initServer().router(contract.collections, {
    ...crud,
    create: ({ body: { image: file, remove_image: _remove, ...fields }, ...call }) =>
      pictures.saveIfGiven('image', file, (image = '') =>
        crud.create({ ...call, body: { ...fields, image } }),
      ),
    edit: ({ body: { image: file, remove_image, ...fields }, ...call }) =>
      pictures.saveIfGiven('image', file, (src) => {
        const image = src ?? (remove_image ? '' : undefined)
        const body = image === undefined ? fields : { ...fields, image }
        return crud.edit({ ...call, body })
      }),

    counts: async () => {
      const rows = await db.read.select().from(collection).orderBy(asc(collection.id))
      return {
        status: 200,
        body: rows.map((row) => ({ id: row.id, count: shown.count(contentOf(row)) })),
      }
    },

    preview: async ({ body }) => {
      const many = body.kind === 'hand' ? body.products.length : MOST_OF_RULE
      const items = shown.first(body, many).map(({ id, title, Brand, price, picture }) => ({
        id,
        title,
        Brand,
        price,
        picture,
      }))
      return { status: 200, body: { total: shown.count(body), items } }
    },
  })
}
