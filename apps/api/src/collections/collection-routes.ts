import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { asc, eq, inArray } from 'drizzle-orm'
import { contentOf } from '../db/catalogue/collection-content'
import type { Database } from '../db/client'
import { color, productColor } from '../db/schema/catalogue'
import { collection } from '../db/schema/collections'
import { groupBy } from '../lib/group-by'
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
      const cards = shown.first(body, many)
      const ids = cards.map(({ id }) => id)
      const colors = await db.read
        .select({
          id: productColor.id,
          product: productColor.product,
          color_name: color.color_name,
        })
        .from(productColor)
        .innerJoin(color, eq(color.id, productColor.color))
        .where(inArray(productColor.product, ids))
        .orderBy(asc(productColor.id))
      const colorsOf = groupBy(colors, (row) => row.product)
      const items = cards.map(({ id, title, Brand, price, picture }) => ({
        id,
        title,
        Brand,
        price,
        picture,
        colors: colorsOf.get(id) ?? [],
      }))
      return { status: 200, body: { total: shown.count(body), items } }
    },
  })
}
