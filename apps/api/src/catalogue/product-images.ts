import { contract, type ProductImage } from '@etrend/contract'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { productColorInfo } from '../db/catalogue/labels'
import { storedRow } from '../db/catalogue/stored-row'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { color, product, productColor, productImage } from '../db/schema/catalogue'
import { equals, listPage } from '../http/list-page'
import { Refusal } from '../lib/refusal'
import { record, type Author } from '../records/audit'
import { crudStore } from '../records/crud-store'

/** The row's own columns. `image` is the src of a picture that is saved already, see pictures.ts. */
const input = z.object({
  product: z.int(),
  is_display_image: z.boolean(),
  image: z.string(),
  color: z.int(),
})
type Input = z.infer<typeof input>

export const productImageStore = crudStore({
  noun: 'productImages',
  label: (row: ProductImage) => row.product_color_info,

  list: (queries, query, only) =>
    listPage(queries, rows(queries), query, {
      id: productImage.id,
      where: and(
        only,
        equals(productImage.product, query.product),
        equals(productImage.color, query.color),
        equals(productImage.is_display_image, query.is_display_image),
      ),
      search: [product.title, color.color_name],
      sort: {
        id: productImage.id,
        product_name: product.title,
        is_display_image: productImage.is_display_image,
        product_color_info: productColorInfo,
      },
    }),

  get: (queries, id, only) => first(rowsOf(queries, id, only)),

  async create(tx, fields: Input, by) {
    await requireColorOfProduct(tx, fields)
    const { id } = await one(tx.insert(productImage).values(fields).returning())
    return await afterWriting(tx, id, by)
  },

  async edit(tx, before, change, by) {
    await requireColorOfProduct(tx, { ...before, ...change })
    await tx.update(productImage).set(change).where(eq(productImage.id, before.id))
    return await afterWriting(tx, before.id, by)
  },

  remove: (tx, { id }) => one(tx.delete(productImage).where(eq(productImage.id, id)).returning()),

  /** Restores the picture. It is the display image again only where no other picture has become it meanwhile. */
  async restore(tx, kept) {
    const shown = and(
      eq(productImage.product, kept.product),
      eq(productImage.is_display_image, true),
    )
    const is_display_image = kept.is_display_image && (await tx.$count(productImage, shown)) === 0
    await tx.insert(productImage).values({ ...kept, is_display_image })
  },
  parents: (kept) => [
    ['products', kept.product],
    ['productColors', kept.color],
  ],
  kept: storedRow(productImage),
  change: input.partial(),
  query: contract.productImages.list.query,
})

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

function rowsOf(db: Queries, id: number, only?: SQL) {
  return rows(db).where(and(eq(productImage.id, id), only))
}

/** Reads the row after a write. A product has one display image: if it is this one, the former one is unmarked. */
async function afterWriting(tx: Queries, id: number, by: Author) {
  const after = await one(rowsOf(tx, id))
  if (!after.is_display_image) return after
  const others = await rows(tx).where(
    and(
      eq(productImage.product, after.product),
      ne(productImage.id, id),
      eq(productImage.is_display_image, true),
    ),
  )
  for (const other of others) {
    await tx
      .update(productImage)
      .set({ is_display_image: false })
      .where(eq(productImage.id, other.id))
    await record(tx, by, {
      action: 'edit',
      noun: 'productImages',
      row_id: other.id,
      label: other.product_color_info,
      before: { is_display_image: true },
      after: { is_display_image: false },
    })
  }
  return after
}

async function requireColorOfProduct(tx: Queries, picture: { product: number; color: number }) {
  const chosen = await first(
    tx.select().from(productColor).where(eq(productColor.id, picture.color)).limit(1),
  )
  if (chosen?.product === picture.product) return
  const message = 'Choose a color of this product.'
  throw new Refusal(400, message, { color: message })
}
