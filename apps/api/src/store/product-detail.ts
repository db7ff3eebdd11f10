import {
  keysOf,
  productTexts,
  type ProductCard,
  type ProductDetail,
  type ProductDetailColor,
} from '@etrend/contract'
import { sizeWord, slug } from '@etrend/domain'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/client'
import { givenIds, idList } from '../db/ids'
import { category, product, productColor, size, subcategory } from '../db/schema/catalogue'
import { columnsOf } from '../db/schema/columns-of'
import { stockLevel } from '../db/schema/stock'
import { groupBy } from '../lib/group-by'
import { stockWordOf, unitColumns } from '../stock/units'
import { cardColumns, cardParts } from './card-rows'
import { cardOf, type Cards } from './cards'
import { gendersOf } from './listing/genders'
import type { Listing } from './listing/listing'

const SUGGESTED = 6 // spec §9

/**
 * Returns a function that reads one product with all its details, whether it is on sale or not; undefined where there is
 * none with this id. `similarTo` gives the cards of products like it.
 */
export function productDetails(
  db: Database,
  clock: () => Date,
  similarTo: ReturnType<typeof similarProducts>,
  guideOf: (subcategoryId: number) => string | null,
) {
  const products = db.mirror
    .select({
      ...cardColumns,
      words: {
        ...columnsOf(product, keysOf(productTexts)),
        rating: product.rating,
        review_count: product.review_count,
        like_count: product.like_count,
      },
      fit_votes: {
        small: product.fit_small,
        right: product.fit_right,
        large: product.fit_large,
      },
      gender: product.gender,
      subcategory_id: subcategory.id,
    })
    .from(product)
    .innerJoin(subcategory, eq(subcategory.id, product.subcategory))
    .innerJoin(category, eq(category.id, subcategory.category))
    .where(inArray(product.id, givenIds))
    .prepare()
  const withParts = cardParts(db, clock)
  const units = db.mirror
    .select({ ...unitColumns, kids_age: size.kids_age })
    .from(stockLevel)
    .innerJoin(size, eq(size.id, stockLevel.size))
    .innerJoin(productColor, eq(productColor.id, stockLevel.product_color))
    // As a list of one: after ANALYZE, SQLite prepares a statement with `= ?` again for each other value.
    .where(inArray(productColor.product, givenIds))
    .orderBy(asc(size.sort_key))
    .prepare()

  return (productId: number): ProductDetail | undefined => {
    const given = idList([productId])
    const [own] = withParts([productId], products.all(given))
    if (!own) return undefined
    const kept = units.all(given)
    const card = cardOf(own, Math.max(0, ...kept.map(({ quantity }) => quantity)))
    const imagesOf = groupBy(own.images, (image) => image.color)
    const unitsOf = groupBy(kept, (unit) => unit.color)
    const isForKids = gendersOf(own.row.gender, card.category).includes('kids')
    const { small, right, large } = own.row.fit_votes
    const sizes = new Map(kept.map((unit) => [unit.size, unit]))
    return {
      ...card,
      ...own.row.words,
      fit_votes: small + right + large > 0 ? own.row.fit_votes : null,
      sizes: Array.from(sizes, ([id, { size_name, kids_age }]) => ({
        size: id,
        size_name,
        kids_age: (isForKids && kids_age) || null,
      })),
      product_colors: own.colors.map(
        ({ id: colorId, color_name, hex_code, color_img }): ProductDetailColor => ({
          id: colorId,
          color_name,
          hex_code,
          pictures: gallery(
            `${card.title} in ${color_name}`,
            color_img,
            imagesOf.get(colorId) ?? [],
          ),
          units: (unitsOf.get(colorId) ?? []).map((unit) => {
            const stock = stockWordOf(unit.quantity, own.low)
            return {
              size: unit.size,
              size_name: unit.size_name,
              code: sizeWord(unit.size_name),
              stock,
              left: stock === 'low' ? unit.quantity : null,
            }
          }),
        }),
      ),
      similar: similarTo(card),
      size_guide: guideOf(own.row.subcategory_id),
    }
  }
}

type Place = Pick<ProductCard, 'id' | 'category' | 'subcategory'>

/**
 * Returns a function for the cards of similar products: first those of the same sub category, then others of the
 * category; newest first.
 */
export function similarProducts(cards: Cards, listing: Listing) {
  return ({ id, category: categoryTitle, subcategory: subcategoryTitle }: Place) => {
    const category = slug(categoryTitle)
    const subcategory = slug(subcategoryTitle)
    const near = listing.first({ category, subcategory }, SUGGESTED + 1, 'newest')
    const around =
      near.length > SUGGESTED ? [] : listing.first({ category }, 2 * SUGGESTED + 1, 'newest')
    const others = distinct([...near, ...around]).filter((other) => other !== id)
    return cards(others.slice(0, SUGGESTED))
  }
}

/** A color's own picture, then its others in their order, each once; with staff's alt texts where there are some. */
function gallery(name: string, color_img: string, images: { image: string; alt: string }[]) {
  const given = new Map(images.map(({ image, alt }) => [image, alt]))
  return distinct([color_img, ...given.keys()]).map((src, view) => ({
    src,
    alt: given.get(src) || (view === 0 ? name : `${name}, view ${view + 1}`),
  }))
}

function distinct<Value>(values: Value[]) {
  return [...new Set(values)]
}
