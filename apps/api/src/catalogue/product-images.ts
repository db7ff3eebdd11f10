import type { ProductImage, ProductImageChange, ProductImageInput } from '@etrend/contract'
import { and, eq, ne } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { productColorInfo } from '../db/labels'
import { first, one } from '../db/rows'
import { color, product, productColor, productImage } from '../db/schema'
import type { CrudStore } from '../http/crud-handlers'
import { Refusal } from '../http/errors'
import { listPage } from '../http/list-page'
import type { Pictures } from './pictures'

export function productImageStore(
  db: Database,
  pictures: Pictures,
): CrudStore<ProductImage, ProductImageInput, ProductImageChange> {
  return {
    noun: 'product image',

    list: (query) =>
      listPage(db.read, rows(db.read), query, {
        id: productImage.id,
        search: [product.title, color.color_name],
        sort: {
          id: productImage.id,
          product_name: product.title,
          is_display_image: productImage.is_display_image,
          product_color_info: productColorInfo,
        },
      }),

    get: (id) => first(rowsOf(db.read, id)),

    create: ({ image: file, ...input }) =>
      pictures.saveFor('image', file, (image) =>
        db.transaction(async (tx) => {
          await requireColorOfProduct(tx, input)
          const { id } = await one(
            tx
              .insert(productImage)
              .values({ ...input, image })
              .returning(),
          )
          return await written(tx, id)
        }),
      ),

    async edit(id, { image: file, ...change }) {
      const before = await first(rowsOf(db.read, id))
      if (!before) return undefined
      const write = (image?: string) =>
        db.transaction(async (tx) => {
          await requireColorOfProduct(tx, change)
          await tx
            .update(productImage)
            .set({ ...change, ...(image && { image }) })
            .where(eq(productImage.id, id))
          return await written(tx, id)
        })
      if (!file) return await write()
      const after = await pictures.saveFor('image', file, write)
      await pictures.drop(before.image)
      return after
    },

    async remove(id) {
      const removed = await db.transaction((tx) =>
        first(tx.delete(productImage).where(eq(productImage.id, id)).returning()),
      )
      if (removed) await pictures.drop(removed.image)
      return removed !== undefined
    },
  }
}

function rows(db: Queries) {
  return db
    .select({
      id: productImage.id,
      product: productImage.product,
      product_name: product.title,
      is_display_image: productImage.is_display_image,
      image: productImage.image,
      color: productImage.color,
      product_color_info: productColorInfo.as('product_color_info'),
    })
    .from(productImage)
    .innerJoin(productColor, eq(productColor.id, productImage.color))
    .innerJoin(product, eq(product.id, productImage.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .$dynamic()
}

function rowsOf(db: Queries, id: number) {
  return rows(db).where(eq(productImage.id, id))
}

/** The row after a write. A product has one display image: choosing another puts the old one down. */
async function written(tx: Queries, id: number) {
  const after = await one(rowsOf(tx, id))
  if (after.is_display_image) {
    await tx
      .update(productImage)
      .set({ is_display_image: false })
      .where(
        and(
          eq(productImage.product, after.product),
          ne(productImage.id, id),
          eq(productImage.is_display_image, true),
        ),
      )
  }
  return after
}

async function requireColorOfProduct(tx: Queries, picture: { product: number; color: number }) {
  const chosen = await tx.query.productColor.findFirst({
    where: eq(productColor.id, picture.color),
  })
  if (chosen?.product === picture.product) return
  const message = 'Choose a color of this product.'
  throw new Refusal(400, message, { color: message })
}
