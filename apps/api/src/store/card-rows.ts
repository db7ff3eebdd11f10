import { asc, eq, inArray, max } from 'drizzle-orm'
import type { Mirror } from '../db/client'
import { givenIds, idList } from '../db/ids'
import {
  category,
  color,
  product,
  productColor,
  productImage,
  shop,
  stockLevel,
  subcategory,
} from '../db/schema'
import { groupBy } from '../lib/group-by'

export type CardRows = ReturnType<ReturnType<typeof cardRows>>[number]

/** Returns a function that reads the rows of product cards, in no order; ids of deleted products are left out. */
export function cardRows(db: Mirror) {
  const products = productRows(db).where(inArray(product.id, givenIds)).prepare()
  const colors = colorRows(db)
    .where(inArray(productColor.product, givenIds))
    .orderBy(asc(productColor.id))
    .prepare()
  const images = imageRows(db)
    .where(inArray(productImage.product, givenIds))
    .orderBy(asc(productImage.position), asc(productImage.id))
    .prepare()
  const levels = levelRows(db)
    .where(inArray(productColor.product, givenIds))
    .groupBy(productColor.product)
    .prepare()
  const settings = db.select({ low_stock: shop.low_stock }).from(shop).prepare()

  return (ids: readonly number[]) => {
    if (ids.length === 0) return []
    const given = idList(ids)
    const colorsOf = groupBy(colors.all(given), (row) => row.product)
    const imagesOf = groupBy(images.all(given), (row) => row.product)
    const levelOf = new Map(levels.all(given).map((row) => [row.product, row.quantity]))
    const low = settings.get()?.low_stock ?? 0
    return products.all(given).map((row) => ({
      row,
      colors: colorsOf.get(row.id) ?? [],
      images: imagesOf.get(row.id) ?? [],
      /** The highest stock level of its units, and the shop's threshold for 'low'. */
      quantity: levelOf.get(row.id) ?? 0,
      low,
    }))
  }
}

function productRows(db: Mirror) {
  return db
    .select({
      id: product.id,
      title: product.title,
      Brand: product.Brand,
      price: product.price,
      discounted_price: product.discounted_price,
      category: category.title,
      subcategory: subcategory.title,
    })
    .from(product)
    .innerJoin(subcategory, eq(subcategory.id, product.subcategory))
    .innerJoin(category, eq(category.id, subcategory.category))
}

function colorRows(db: Mirror) {
  return db
    .select({
      id: productColor.id,
      product: productColor.product,
      color_name: color.color_name,
      hex_code: color.hex_code,
      color_img: productColor.color_img,
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

/** The highest stock level of each product's units: a product counts as low only when all of its units are low. */
function levelRows(db: Mirror) {
  return db
    .select({ product: productColor.product, quantity: max(stockLevel.quantity) })
    .from(stockLevel)
    .innerJoin(productColor, eq(productColor.id, stockLevel.product_color))
}
