import type { ProductDetail, ProductDetailColor } from '@etrend/contract'
import { sizeCode, slug } from '@etrend/domain'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { color, product, productColor, productImage, shop, size } from '../db/schema'
import { groupBy } from '../lib/group-by'
import { stockWordOf, unitRows } from '../lib/units'
import type { Cards } from './cards'
import type { Listing } from './listing/listing'

const SUGGESTED = 6 // spec §9

/** One product whole; undefined when there is none with this id. */
export function productDetails(db: Queries, cards: Cards, listing: Listing) {
  const id = sql.placeholder('id')
  const words = db
    .select({
      title: product.title,
      description: product.description,
      rating: product.rating,
      review_count: product.review_count,
      like_count: product.like_count,
    })
    .from(product)
    .where(eq(product.id, id))
    .prepare()
  const colors = db
    .select({
      id: productColor.id,
      color_name: color.color_name,
      hex_code: color.hex_code,
      color_img: productColor.color_img,
    })
    .from(productColor)
    .innerJoin(color, eq(color.id, productColor.color))
    .where(eq(productColor.product, id))
    .orderBy(asc(productColor.id))
    .prepare()
  const images = db
    .select({ color: productImage.color, image: productImage.image })
    .from(productImage)
    .where(eq(productImage.product, id))
    .orderBy(asc(productImage.id))
    .prepare()
  const units = unitRows(db).where(eq(productColor.product, id)).orderBy(asc(size.id)).prepare()
  const settings = db.select({ low_stock: shop.low_stock }).from(shop).prepare()

  return (productId: number): ProductDetail | undefined => {
    const [card] = cards([productId])
    const row = words.get({ id: productId })
    if (!card || !row) return undefined
    const low = settings.get()?.low_stock ?? 0
    const imagesOf = groupBy(images.all({ id: productId }), (image) => image.color)
    const unitsOf = groupBy(units.all({ id: productId }), (unit) => unit.color)
    const { title, ...rest } = row
    return {
      ...card,
      ...rest,
      product_colors: colors
        .all({ id: productId })
        .map(({ color_img, ...one }): ProductDetailColor => ({
          ...one,
          pictures: distinct([
            color_img,
            ...(imagesOf.get(one.id) ?? []).map(({ image }) => image),
          ]).map((src, view) => ({
            src,
            alt: `${title} in ${one.color_name}${view === 0 ? '' : `, view ${view + 1}`}`,
          })),
          units: (unitsOf.get(one.id) ?? []).map((unit) => {
            const stock = stockWordOf(unit.quantity, low)
            return {
              size: unit.size,
              size_name: unit.size_name,
              code: sizeCode(unit.size_name),
              stock,
              left: stock === 'low' ? unit.quantity : null,
            }
          }),
        })),
      similar: cards(similarIds(productId, card.category, card.subcategory)),
    }
  }

  /** Of the same sub category and category first, then of the category, newest first. */
  function similarIds(productId: number, categoryTitle: string, subcategoryTitle: string) {
    const category = slug(categoryTitle)
    const subcategory = slug(subcategoryTitle)
    const near = listing.first({ category, subcategory }, SUGGESTED + 1, 'newest')
    const around =
      near.length > SUGGESTED ? [] : listing.first({ category }, 2 * SUGGESTED + 1, 'newest')
    return distinct([...near, ...around])
      .filter((other) => other !== productId)
      .slice(0, SUGGESTED)
  }
}

function distinct<Value>(values: Value[]) {
  return [...new Set(values)]
}
