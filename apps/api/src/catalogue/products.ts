import {
  contract,
  isDiscountBelowPrice,
  isEndAfterStart,
  keysOf,
  productFields,
  type Product,
  type ProductInput,
} from '@etrend/contract'
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { columnsOf } from '../db/columns-of'
import { first, one } from '../db/rows'
import { category, product, subcategory } from '../db/schema'
import { productLike, review } from '../db/schema-reviews'
import { storedRow } from '../db/stored-row'
import { Refusal } from '../http/errors'
import { equals, listPage } from '../http/list-page'
import { crudStore } from '../records/crud-store'
import { removeParts, restoreParts } from './product-parts'
import { refuseIfUsed } from './uses'

const fields = columnsOf(product, keysOf(productFields))
const { description: _description, ...sortedBy } = fields

export const productStore = crudStore({
  noun: 'products',
  label: (row: Product) => row.title,

  list: (queries, query, only) =>
    listPage(queries, rows(queries), query, {
      id: product.id,
      where: and(
        only,
        equals(product.subcategory, query.subcategory),
        equals(subcategory.category, query.category),
        equals(product.is_featured, query.is_featured),
        equals(product.is_slider, query.is_slider),
        isDiscounted(query.discounted),
        equals(product.gender, query.gender),
        equals(product.status, query.status),
      ),
      search: [product.title, product.Brand, subcategory.title, category.title],
      sort: { id: product.id, ...sortedBy, subcategory: subcategory.title },
    }),

  get: (queries, id, only) => first(rowsOf(queries, id, only)),

  async create(tx, input: ProductInput, { at }) {
    await requireSubcategory(tx, input.subcategory)
    const { id } = await one(
      tx
        .insert(product)
        .values({ ...input, created_at: at })
        .returning(),
    )
    return await one(rowsOf(tx, id))
  },

  async edit(tx, before, change) {
    if (change.subcategory !== undefined) await requireSubcategory(tx, change.subcategory)
    refuseWrongDiscount({ ...before, ...change })
    refuseWrongTimes({ ...before, ...change })
    await tx.update(product).set(change).where(eq(product.id, before.id))
    return await one(rowsOf(tx, before.id))
  },

  async remove(tx, before, by) {
    const { id, title } = before
    const reviews = await tx.$count(review, eq(review.product, id))
    refuseIfUsed(`Product ${title}`, [{ count: reviews, noun: 'reviews', query: `product=${id}` }])
    await removeParts(tx, before, by)
    // Likes are deleted with their product, so the row in the trash doesn't count them either.
    const likes = await tx.delete(productLike).where(eq(productLike.product, id)).returning()
    const kept = await one(tx.delete(product).where(eq(product.id, id)).returning())
    return { ...kept, like_count: kept.like_count - likes.length }
  },

  async restore(tx, kept, by) {
    await tx.insert(product).values(kept)
    await restoreParts(tx, kept.id, by)
  },
  parents: (kept) => [['subcategories', kept.subcategory]],
  kept: storedRow(product),
  change: contract.products.edit.body.strip(),
  query: contract.products.list.query,
})

function isDiscounted(asked: boolean | undefined) {
  if (asked === undefined) return undefined
  return asked ? isNotNull(product.discounted_price) : isNull(product.discounted_price)
}

function rows(db: Queries) {
  return db
    .select({
      id: product.id,
      ...fields,
      subcategory_details: {
        id: subcategory.id,
        title: subcategory.title,
        category_title: category.title,
      },
    })
    .from(product)
    .innerJoin(subcategory, eq(subcategory.id, product.subcategory))
    .innerJoin(category, eq(category.id, subcategory.category))
    .$dynamic()
}

function rowsOf(db: Queries, id: number, only?: SQL) {
  return rows(db).where(and(eq(product.id, id), only))
}

async function requireSubcategory(tx: Queries, id: number) {
  if (await first(tx.select().from(subcategory).where(eq(subcategory.id, id)).limit(1))) return
  const message = 'Choose a sub category that exists.'
  throw new Refusal(400, message, { subcategory: message })
}

/**
 * Throws Refusal (400) where the discounted price isn't below the price. The contract can't check this when a change
 * sends only one of the two.
 */
export function refuseWrongDiscount(prices: Pick<Product, 'price' | 'discounted_price'>) {
  if (isDiscountBelowPrice(prices)) return
  const message = 'Enter a discounted price below the price.'
  throw new Refusal(400, message, { discounted_price: message })
}

/** Throws Refusal (400) where the product would end before it goes live; a change may send only one of the two. */
function refuseWrongTimes(times: Pick<Product, 'goes_live_at' | 'ends_at'>) {
  if (isEndAfterStart(times)) return
  const message = 'Enter an end after the time to go live.'
  throw new Refusal(400, message, { ends_at: message })
}
