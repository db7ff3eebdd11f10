import {
  isDiscountBelowPrice,
  type Product,
  type ProductChange,
  type ProductInput,
} from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first, one } from '../db/rows'
import { category, product, productColor, productImage, subcategory } from '../db/schema'
import { productLike, review } from '../db/schema-opinions'
import type { CrudStore } from '../http/crud-handlers'
import { Refusal } from '../http/errors'
import { listPage } from '../http/list-page'
import { refuseIfUsed } from './uses'

export function productStore(
  db: Database,
  clock: () => Date,
): CrudStore<Product, ProductInput, ProductChange> {
  return {
    noun: 'product',

    list: (query) =>
      listPage(db.read, rows(db.read), query, {
        id: product.id,
        search: [product.title, product.Brand, subcategory.title, category.title],
        sort: {
          id: product.id,
          title: product.title,
          Brand: product.Brand,
          subcategory: subcategory.title,
          price: product.price,
          discounted_price: product.discounted_price,
          is_slider: product.is_slider,
          is_featured: product.is_featured,
        },
      }),

    get: (id) => first(rowsOf(db.read, id)),

    create: (input) =>
      db.transaction(async (tx) => {
        await requireSubcategory(tx, input.subcategory)
        const created_at = clock().toISOString()
        const { id } = await one(
          tx
            .insert(product)
            .values({ ...input, created_at })
            .returning(),
        )
        return await one(rowsOf(tx, id))
      }),

    edit: (id, change) =>
      db.transaction(async (tx) => {
        if (change.subcategory !== undefined) await requireSubcategory(tx, change.subcategory)
        const before = await first(rowsOf(tx, id))
        if (!before) return undefined
        if (!isDiscountBelowPrice({ ...before, ...change })) throw discountTooHigh()
        await tx.update(product).set(change).where(eq(product.id, id))
        return await one(rowsOf(tx, id))
      }),

    remove: (id) =>
      db.transaction(async (tx) => {
        const before = await first(rowsOf(tx, id))
        if (!before) return false
        refuseIfUsed(`Product ${before.title}`, [
          {
            count: await tx.$count(productColor, eq(productColor.product, id)),
            noun: 'product color',
          },
          {
            count: await tx.$count(productImage, eq(productImage.product, id)),
            noun: 'product image',
          },
          { count: await tx.$count(review, eq(review.product, id)), noun: 'review' },
        ])
        // A like says nothing without its product.
        await tx.delete(productLike).where(eq(productLike.product, id))
        await tx.delete(product).where(eq(product.id, id))
        return true
      }),
  }
}

function rows(db: Queries) {
  return db
    .select({
      id: product.id,
      title: product.title,
      description: product.description,
      Brand: product.Brand,
      subcategory: product.subcategory,
      price: product.price,
      discounted_price: product.discounted_price,
      is_slider: product.is_slider,
      is_featured: product.is_featured,
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

function rowsOf(db: Queries, id: number) {
  return rows(db).where(eq(product.id, id))
}

async function requireSubcategory(tx: Queries, id: number) {
  if (await tx.query.subcategory.findFirst({ where: eq(subcategory.id, id) })) return
  const message = 'Choose a sub category that exists.'
  throw new Refusal(400, message, { subcategory: message })
}

/** One of the two prices was changed alone, and the stored other one doesn't fit any more. */
function discountTooHigh() {
  const message = 'Enter a discounted price below the price.'
  return new Refusal(400, message, { discounted_price: message })
}
