import type { Fit } from '@etrend/contract'
import {
  demoCategories,
  demoCollections,
  demoColors,
  demoDelivery,
  demoIdentity,
  demoProducts,
  demoSizes,
  demoSlides,
  demoSubcategories,
  garmentMeasures,
  openingStock,
  reviewRows,
  sketchDemo,
  type DemoCollection,
  type DemoPictures,
  type DemoProduct,
  type SaveSketch,
} from '@etrend/demo'
import { eq } from 'drizzle-orm'
import { sizeRow } from '../db/catalogue/size-order'
import type { Database, Queries } from '../db/client'
import { one } from '../db/rows'
import {
  category,
  color,
  product,
  productColor,
  productImage,
  size,
  subcategory,
} from '../db/schema/catalogue'
import { collection } from '../db/schema/collections'
import { review } from '../db/schema/reviews'
import { shop } from '../db/schema/shop'
import { slide } from '../db/schema/website'
import { recordMovement } from '../stock/ledger'
import { writeHome } from './home'
import { writePages } from './pages'

/** What has happened in the demo shop since its pieces came: `write` adds it to the catalogue, in its transaction. */
export type Past = { stocked_at: Date; write: (tx: Queries) => Promise<void> }

/**
 * Fills an empty catalogue with the demo shop, and its past if one is given; does nothing to one that holds anything. Its
 * pictures are kept as sketches, which are drawn later. All rows are one transaction, so a start that is killed leaves no
 * half shop. Returns whether it filled the shop.
 */
export async function seedDemo(db: Database, save: SaveSketch, clock: () => Date, past?: Past) {
  if (await holdsAnything(db.read)) return false
  const pictures = await sketchDemo(demoProducts, save)
  const now = clock()
  const times = { now, stocked_at: past?.stocked_at ?? now }
  await db.transaction(async (tx) => {
    // The shop shows its newest first: written last to first, each list is shown in its own order.
    await writeRows(tx, demoProducts.toReversed(), pictures, times)
    await past?.write(tx)
  })
  return true
}

async function holdsAnything(db: Queries) {
  return (await db.$count(category)) + (await db.$count(product)) + (await db.$count(size)) > 0
}

type Times = { now: Date; stocked_at: Date }

async function writeRows(
  tx: Queries,
  products: DemoProduct[],
  pictures: DemoPictures,
  { now, stocked_at }: Times,
) {
  const created_at = now.toISOString()
  const sizes = await tx.insert(size).values(demoSizes.map(sizeRow)).returning()
  const colors = await tx
    .insert(color)
    .values(Object.entries(demoColors).map(([color_name, hex_code]) => ({ color_name, hex_code })))
    .returning()
  const subcategoryId = await writeCategories(tx)
  const author = { staff: null, created_at: stocked_at.toISOString() }
  const ids: Ids = new Map()

  for (const item of products) {
    const values = { ...rowOf(item), subcategory: subcategoryId(item), created_at }
    const { id } = await one(tx.insert(product).values(values).returning())
    ids.set(item.title, id)
    const reviews = reviewRows(item, now).map((row) => ({ ...row, product: id }))
    if (reviews.length > 0) await tx.insert(review).values(reviews)
    for (const [place, name] of item.colors.entries()) {
      const { front, others } = pictures.of(item, name)
      const made = await one(
        tx
          .insert(productColor)
          .values({ product: id, color: idOf(colors, 'color_name', name), color_img: front })
          .returning(),
      )
      const images = [...(place === 0 ? [front] : []), ...others]
      for (const [index, image] of images.entries()) {
        const is_display_image = place === 0 && index === 0
        await tx
          .insert(productImage)
          .values({ product: id, color: made.id, image, is_display_image })
      }
      for (const movement of openingStock(item, place, made.id, sizes)) {
        await recordMovement(tx, movement, author)
      }
    }
  }
  await writeLooks(tx, products, ids)
  await tx.insert(collection).values(demoCollections.map((item) => collectionOf(item, ids)))
  await tx.update(shop).set({ ...demoIdentity, ...demoDelivery })
  await tx
    .insert(slide)
    .values(demoSlides.map((one, index) => ({ ...one, ...pictures.slide(index) })))
  await writePages(tx, created_at, pictures.feature('weaving'))
  await writeHome(tx, pictures, created_at)
}

async function writeLooks(tx: Queries, products: DemoProduct[], ids: Ids) {
  for (const { title, worn_with = [] } of products) {
    const ofTitle = eq(product.id, idOfTitle(ids, title))
    const others = worn_with.map((other) => idOfTitle(ids, other))
    if (others.length > 0) await tx.update(product).set({ worn_with: others }).where(ofTitle)
  }
}

/** The ids of the products, by title. */
type Ids = Map<string, number>

function idOfTitle(ids: Ids, title: string) {
  const id = ids.get(title)
  if (id === undefined) throw new Error(`The demo has no product ${title}`)
  return id
}

function collectionOf({ products, ...item }: DemoCollection, ids: Ids) {
  const chosen = products?.map((title) => idOfTitle(ids, title))
  return { ...item, kind: chosen ? ('hand' as const) : ('rule' as const), products: chosen ?? [] }
}

async function writeCategories(tx: Queries) {
  const ids = new Map<string, number>()
  for (const title of demoCategories) {
    const { id } = await one(tx.insert(category).values({ title }).returning())
    for (const sub of demoSubcategories) {
      const row = { title: sub, category: id }
      const made = await one(tx.insert(subcategory).values(row).returning())
      ids.set(`${title}/${sub}`, made.id)
    }
  }
  return (item: DemoProduct) => {
    const id = ids.get(`${item.category}/${item.subcategory}`)
    if (id === undefined) throw new Error(`The demo has no ${item.category}/${item.subcategory}`)
    return id
  }
}

function rowOf(item: DemoProduct) {
  const { title, description, Brand, material, care, origin, fit } = item
  const votes = (answer: Fit) => (item.reviews ?? []).filter((one) => one.fit === answer).length
  return {
    title,
    description,
    Brand,
    material,
    care,
    origin,
    fit,
    first_size: item.first_size ?? '',
    measures: garmentMeasures(item),
    price: item.price ?? 2500,
    discounted_price: item.discounted_price ?? null,
    is_slider: item.mark === 'slider',
    is_featured: item.mark === 'featured',
    gender: item.gender ?? null,
    rating: item.rating ?? null,
    rating_sum: Math.round((item.rating ?? 0) * (item.review_count ?? 0)),
    review_count: item.review_count ?? 0,
    fit_small: votes('small'),
    fit_right: votes('right'),
    fit_large: votes('large'),
    like_count: item.like_count ?? 0,
  }
}

function idOf<Name extends string>(
  rows: ({ id: number } & Record<Name, string>)[],
  key: Name,
  name: string,
) {
  const row = rows.find((one) => one[key] === name)
  if (!row) throw new Error(`The demo has no ${key} ${name}`)
  return row.id
}
