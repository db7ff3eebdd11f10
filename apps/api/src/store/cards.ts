import type { Picture, ProductCard } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { asc, eq, inArray, max } from 'drizzle-orm'
import type { Queries } from '../db/client'
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
import { paidPrices, stockWordOf } from '../lib/units'

export type Cards = ReturnType<typeof productCards>

// About 5 MB; beyond it the cards start afresh.
const KEPT_CARDS = 5_000

/**
 * Products as a grid shows them, in the order of the ids; ids that are gone are left out. A card is kept until
 * `version` says that the catalogue changed.
 */
export function productCards(db: Queries, version: () => number) {
  const read = cardReader(db)
  let kept = new Map<number, ProductCard>()
  let keptVersion = 0

  return (ids: readonly number[]): ProductCard[] => {
    const current = version()
    if (current !== keptVersion || kept.size > KEPT_CARDS) kept = new Map()
    keptVersion = current
    const missing = ids.filter((id) => !kept.has(id))
    for (const card of read(missing)) kept.set(card.id, card)
    return ids.flatMap((id) => kept.get(id) ?? [])
  }
}

/** Reads cards from the database, in no order. */
function cardReader(db: Queries) {
  const products = productRows(db).where(inArray(product.id, givenIds)).prepare()
  const colors = colorRows(db)
    .where(inArray(productColor.product, givenIds))
    .orderBy(asc(productColor.id))
    .prepare()
  const images = imageRows(db)
    .where(inArray(productImage.product, givenIds))
    .orderBy(asc(productImage.id))
    .prepare()
  const levels = levelRows(db)
    .where(inArray(productColor.product, givenIds))
    .groupBy(productColor.product)
    .prepare()
  const settings = db.select({ low_stock: shop.low_stock }).from(shop).prepare()

  return (ids: readonly number[]): ProductCard[] => {
    if (ids.length === 0) return []
    const given = idList(ids)
    const colorsOf = groupBy(colors.all(given), (row) => row.product)
    const imagesOf = groupBy(images.all(given), (row) => row.product)
    const levelOf = new Map(levels.all(given).map((row) => [row.product, row.quantity]))
    const low = settings.get()?.low_stock ?? 0
    return products.all(given).map((row) => ({
      ...paidPrices(row),
      id: row.id,
      slug: slug(row.title),
      title: row.title,
      Brand: row.Brand,
      category: row.category,
      subcategory: row.subcategory,
      ...twoPictures(row.title, colorsOf.get(row.id) ?? [], imagesOf.get(row.id) ?? []),
      colors: (colorsOf.get(row.id) ?? []).map(({ color_name, hex_code }) => ({
        color_name,
        hex_code,
      })),
      stock: stockWordOf(levelOf.get(row.id) ?? 0, low),
    }))
  }
}

type ColorRow = Awaited<ReturnType<typeof colorRows>>[number]
type ImageRow = Awaited<ReturnType<typeof imageRows>>[number]

/** The display image, else the first colour's picture; and another view of the same colour for hover. */
function twoPictures(title: string, colors: ColorRow[], images: ImageRow[]) {
  const display = images.find((image) => image.is_display_image)
  const shown = colors.find((color) => color.id === display?.color) ?? colors[0]
  const src = display?.image ?? shown?.color_img
  const alt = shown ? `${title} in ${shown.color_name}` : title
  const second = images.find((image) => image.color === shown?.id && image.image !== src)
  return {
    picture: src === undefined ? null : { src, alt },
    second_picture: second ? { src: second.image, alt: `${alt}, another view` } : null,
  } satisfies { picture: Picture | null; second_picture: Picture | null }
}

function productRows(db: Queries) {
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

function colorRows(db: Queries) {
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

function imageRows(db: Queries) {
  return db
    .select({
      product: productImage.product,
      color: productImage.color,
      image: productImage.image,
      is_display_image: productImage.is_display_image,
    })
    .from(productImage)
}

/** The fullest unit of each product: a product is low when every one of its units is. */
function levelRows(db: Queries) {
  return db
    .select({ product: productColor.product, quantity: max(stockLevel.quantity) })
    .from(stockLevel)
    .innerJoin(productColor, eq(productColor.id, stockLevel.product_color))
}
