import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { product, productColor } from '../db/schema/catalogue'

// Tables are named in full, because Drizzle writes a column of a single table without the table's name.

/** A product's display image, else another picture of it. Source: a query on `product`. */
export const pictureOfProduct = sql<string | null>`coalesce(
  (SELECT shown.image FROM product_image AS shown WHERE shown.product = product.id
    ORDER BY shown.is_display_image DESC, shown.color, shown.position, shown.id LIMIT 1),
  (SELECT own.color_img FROM product_color AS own WHERE own.product = product.id
    ORDER BY own.id LIMIT 1))`

/** The display image that is in a product color, else the color's own picture, as cards show it. Source: `product_color`. */
const pictureOfColor = sql<string>`coalesce(
  (SELECT shown.image FROM product_image AS shown
    WHERE shown.color = product_color.id AND shown.is_display_image = 1 LIMIT 1),
  product_color.color_img)`

/** The calls for the pictures beside names. */
export function pictureLookups(db: Database) {
  return initServer().router(contract.staffPictures, {
    colors: async ({ query: { ids } }) => ({
      status: 200,
      body: await db.read
        .select({ id: productColor.id, picture: pictureOfColor })
        .from(productColor)
        .where(inArray(productColor.id, ids)),
    }),
    products: async ({ query: { ids } }) => ({
      status: 200,
      body: await db.read
        .select({ id: product.id, picture: pictureOfProduct })
        .from(product)
        .where(inArray(product.id, ids)),
    }),
  })
}
