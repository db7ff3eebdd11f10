import { setImmediate } from 'node:timers/promises'
import {
  contract,
  DISCOUNT_TOO_HIGH,
  END_TOO_EARLY,
  isDiscountBelowPrice,
  isEndAfterStart,
  keysOf,
  type Product,
  productFields,
  type ProductInput,
  type StaffProductQuery,
} from '@etrend/contract'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { storedRow } from '../db/catalogue/stored-row'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { category, product, subcategory } from '../db/schema/catalogue'
import { columnsOf } from '../db/schema/columns-of'
import { productLike, review } from '../db/schema/reviews'
import { listPage, type ListPage } from '../http/list-page'
import { Refusal } from '../lib/refusal'
import { crudStore } from '../records/crud-store'
import { refuseIfUsed } from '../records/uses'
import {
  piecesOfProduct,
  productFilter,
  searchedColumns,
  stopsOfProduct,
} from './product-conditions'
import { removeParts, restoreParts } from './product-parts'

/** So many rows are read at a time; other requests run in between. */
const CHUNK = 500

const fields = columnsOf(product, keysOf(productFields))
const {
  description: _description,
  measures: _measures,
  worn_with: _wornWith,
  floor_price,
  ...sortedBy
} = fields
const sorts = { id: product.id, ...sortedBy, subcategory: subcategory.title }
const staffSorts = { floor_price, stock: piecesOfProduct, missing: stopsOfProduct }

/** `clock` says which products are scheduled or have ended, where the list is filtered so. */
export function productStore(clock: () => Date) {
  return crudStore({
    noun: 'products',
    label: (row: Product) => row.title,

    list: listBy({ ...sorts, ...staffSorts }, clock),

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
      refuseIfUsed(`Product ${title}`, [
        { count: reviews, noun: 'reviews', query: `product=${id}` },
      ])
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
    query: contract.staffProducts.list.query,
  })
}

/** The documented reads: strangers, to whom a condition applies, don't get or sort by what is for staff. */
export function readsForAll(clock: () => Date) {
  const listed = listBy(sorts, clock)
  return {
    async list(queries: Queries, query: ListedQuery, only?: SQL): Promise<ListPage<Product>> {
      const page = await listed(queries, query, only)
      return only ? { ...page, rows: page.rows.map(withoutFloor) } : page
    },
    async get(queries: Queries, id: number, only?: SQL) {
      const row = await first(rowsOf(queries, id, only))
      return row && only ? withoutFloor(row) : row
    },
  }
}

function withoutFloor(row: Product): Product {
  return { ...row, floor_price: null }
}

type ListedQuery = z.infer<typeof contract.products.list.query>

function listBy(sort: typeof sorts, clock: () => Date) {
  return (queries: Queries, query: StaffProductQuery, only?: SQL) => {
    const where = and(only, productFilter(query, clock().toISOString()))
    const columns = { id: product.id, search: searchedColumns, sort, where }
    return listPage<Product>(queries, rows(queries), query, columns)
  }
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

/** The products with these ids, by id. */
export async function productsById(queries: Queries, ids: number[]) {
  const found = new Map<number, Product>()
  for (let from = 0; from < ids.length; from += CHUNK) {
    if (from > 0) await setImmediate()
    const some = ids.slice(from, from + CHUNK)
    for (const row of await rows(queries).where(inArray(product.id, some))) found.set(row.id, row)
  }
  return found
}

/** Throws Refusal (400) where there is no such sub category. */
export async function requireSubcategory(tx: Queries, id: number) {
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
  throw new Refusal(400, DISCOUNT_TOO_HIGH, { discounted_price: DISCOUNT_TOO_HIGH })
}

/** Throws Refusal (400) where the product would end before it goes live; a change may send only one of the two. */
function refuseWrongTimes(times: Pick<Product, 'goes_live_at' | 'ends_at'>) {
  if (isEndAfterStart(times)) return
  throw new Refusal(400, END_TOO_EARLY, { ends_at: END_TOO_EARLY })
}
