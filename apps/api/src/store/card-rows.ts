import { asc, eq, inArray } from 'drizzle-orm'
import { keptSalesOf } from '../db/catalogue/prices/sales-of'
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
import { whileUnchanged } from '../db/while-unchanged'
import { groupBy } from '../lib/group-by'
import { priceColumns } from '../stock/units'

export type CardRows = ReturnType<ReturnType<typeof cardRows>>[number]

/** The columns of a product that its card shows; the joins of `cardRows` are needed for them. */
export const cardColumns = {
  id: product.id,
  title: product.title,
  Brand: product.Brand,
  gender: product.gender,
  ...priceColumns,
  category: category.title,
  subcategory: subcategory.title,
}

/** Returns a function that reads the rows of product cards, in no order; ids of deleted products are left out. */
export function cardRows(database: Database, clock: () => Date) {
  const products = database.mirror
    .select(cardColumns)
    .from(product)
    .innerJoin(subcategory, eq(subcategory.id, product.subcategory))
    .innerJoin(category, eq(category.id, subcategory.category))
    .where(inArray(product.id, givenIds))
    .prepare()
  const withParts = cardParts(database, clock)
  return (ids: readonly number[]) =>
    ids.length === 0 ? [] : withParts(ids, products.all(idList(ids)))
}

/** Returns a function that adds to the rows of products with these ids what their cards show besides. */
export function cardParts(database: Database, clock: () => Date) {
  const db = database.mirror
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
  const salesAt = keptSalesOf(database)

  return <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]) => {
    const given = idList(ids)
    const at = clock().toISOString()
    const salesOf = salesAt(ids, at)
    const allColors = colors.all(given)
    const colorsOf = groupBy(allColors, (row) => row.product)
    const productOf = new Map(allColors.map((row) => [row.id, row.product]))
    const imagesOf = groupBy(images.all(given), (row) => productOf.get(row.color))
    const low = lowStock()
    return rows.map((row) => ({
      row,
      /** The sales that apply to it now. */
      sales: salesOf.get(row.id),
      colors: colorsOf.get(row.id) ?? [],
      images: imagesOf.get(row.id) ?? [],
      /** The shop's threshold for 'low'. */
      low,
    }))
  }
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
      color: productImage.color,
      image: productImage.image,
      alt: productImage.alt,
      is_display_image: productImage.is_display_image,
    })
    .from(productImage)
}
