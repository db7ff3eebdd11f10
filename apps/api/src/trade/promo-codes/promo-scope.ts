import { inArray } from 'drizzle-orm'
import { productsIn } from '../../db/catalogue/prices/membership'
import type { Queries } from '../../db/client'
import { collection } from '../../db/schema/collections'
import { promoProblem, type PromoCode } from './promo-check'

/** What a code is to be used on. */
export type PromoUse = { subtotal: number; lines: readonly { product: number }[]; now: Date }

/**
 * A code with the products that it counts for on these lines (null: for all), or the reason why it can't be used on
 * them, for the shopper. What depends on the customer is checked when the order is placed.
 */
export async function scopedPromo(
  queries: Queries,
  promo: PromoCode | undefined,
  { subtotal, lines, now }: PromoUse,
) {
  const problem = promoProblem(promo, subtotal, now)
  if (!promo || problem) return { problem: problem ?? '' }
  const products = await countedProducts(queries, promo.collections, lines, now)
  if (products?.length === 0) return { problem: await wrongProducts(queries, promo) }
  return { promo: { ...promo, products } }
}

/** The products of these lines that are in one of the collections; null where the code is for every product. */
export async function countedProducts(
  queries: Queries,
  collections: readonly number[],
  lines: readonly { product: number }[],
  now: Date,
) {
  if (collections.length === 0) return null
  const asked = lines.map(({ product }) => product)
  return await productsIn(queries, collections, asked, now.toISOString())
}

async function wrongProducts(queries: Queries, { collections }: PromoCode) {
  const rows = await queries
    .select({ title: collection.title })
    .from(collection)
    .where(inArray(collection.id, collections))
  const names = rows.map(({ title }) => title).join(', ')
  if (names === '') return 'This promo code is for products that are no longer in the shop.'
  return `This promo code is only for products of: ${names}. None is in your cart.`
}
