import { asc, eq, inArray, max, sql } from 'drizzle-orm'
import { keptRunningSales } from '../db/catalogue/prices/running'
import { mirrorSalesOf } from '../db/catalogue/prices/sales-of'
import type { Database, Mirror } from '../db/client'
import { givenIds, idList } from '../db/ids'
import {
  category,
  color,
  product,
  productColor,
  productImage,
  subcategory,
} from '../db/schema/catalogue'
import { shop } from '../db/schema/shop'
import { stockLevel } from '../db/schema/stock'
import { whileUnchanged } from '../db/while-unchanged'
import { groupBy } from '../lib/group-by'
import { priceColumns } from '../stock/units'

export type CardRows = ReturnType<ReturnType<typeof cardRows>>[number]

/** Returns a function that reads the rows of product cards, in no order; ids of deleted products are left out. */
export function cardRows(database: Database, clock: () => Date) {
  const db = database.mirror
  const products = productRows(db).where(inArray(product.id, givenIds)).prepare()
  const colors = colorRows(db)
    .where(inArray(productColor.product, givenIds))
    .orderBy(asc(productColor.id))
    .prepare()
  const images = imageRows(db)
    .where(inArray(productImage.product, givenIds))
    .orderBy(asc(productImage.position), asc(productImage.id))
    .prepare()
  const settings = db.select({ low_stock: shop.low_stock }).from(shop).prepare()
  const lowStock = whileUnchanged(database, () => settings.get()?.low_stock ?? 0)
  const running = keptRunningSales(database)

  return (ids: readonly number[]) => {
    if (ids.length === 0) return []
    const given = idList(ids)
    const at = clock().toISOString()
    const salesOf = mirrorSalesOf(db, ids, at, running(at))
    const colorsOf = groupBy(colors.all(given), (row) => row.product)
    const imagesOf = groupBy(images.all(given), (row) => row.product)
    const low = lowStock()
    return products.all(given).map((row) => {
      const own = colorsOf.get(row.id) ?? []
      return {
        row,
        /** The sales that apply to it now. */
        sales: salesOf.get(row.id),
        colors: own,
        images: imagesOf.get(row.id) ?? [],
        /** The highest stock level of its units, and the shop's threshold for 'low'. */
        quantity: Math.max(0, ...own.map(({ most }) => most)),
        low,
      }
    })
  }
}

function productRows(db: Mirror) {
  return db
    .select({
      id: product.id,
      title: product.title,
      Brand: product.Brand,
      ...priceColumns,
      category: category.title,
      subcategory: subcategory.title,
    })
    .from(product)
    .innerJoin(subcategory, eq(subcategory.id, product.subcategory))
    .innerJoin(category, eq(category.id, subcategory.category))
}

/**
 * `most` is the highest stock level of its units: a product counts as low only when all of its units are low. Reading it
 * with the colours takes half the time of a statement of its own.
 */
function colorRows(db: Mirror) {
  const ofColor = eq(stockLevel.product_color, productColor.id)
  const most = db
    .select({ most: max(stockLevel.quantity) })
    .from(stockLevel)
    .where(ofColor)
  return db
    .select({
      id: productColor.id,
      product: productColor.product,
      color_name: color.color_name,
      hex_code: color.hex_code,
      color_img: productColor.color_img,
      most: sql<number>`coalesce(${most}, 0)`,
    })
    .from(productColor)
    .innerJoin(color, eq(color.id, productColor.color))
}

function imageRows(db: Mirror) {
  return db
    .select({
      product: productImage.product,
      color: productImage.color,
      image: productImage.image,
      alt: productImage.alt,
      is_display_image: productImage.is_display_image,
    })
    .from(productImage)
}
