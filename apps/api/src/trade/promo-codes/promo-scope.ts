import type { ProductScope } from '@etrend/contract'
import { inArray } from 'drizzle-orm'
import { productsInReach } from '../../db/catalogue/prices/scope'
import type { Queries } from '../../db/client'
import { category, product, subcategory } from '../../db/schema/catalogue'
import { collection } from '../../db/schema/collections'
import { promoProblem, type PromoCode } from './promo-check'

/** A line of a cart or an order; `original_price` is null where its product is not reduced. */
type Line = { product: number; original_price: number | null }

/** What a code is to be used on. */
export type PromoUse = { subtotal: number; lines: readonly Line[]; now: Date }

/** What decides for which products a code counts. */
type Limits = Pick<PromoCode, 'applies_to' | 'excluding' | 'covers_reduced'>

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
  const products = await countedProducts(queries, promo, lines, now)
  if (products?.length === 0) return { problem: await wrongProducts(queries, promo, lines, now) }
  return { promo: { ...promo, products } }
}

/** The products of these lines that a code counts for; null where it counts for every product. */
export async function countedProducts(
  queries: Queries,
  { covers_reduced, ...scoped }: Limits,
  lines: readonly Line[],
  now: Date,
) {
  const covered = covers_reduced ? lines : lines.filter((line) => line.original_price === null)
  const asked = covered.map(({ product: id }) => id)
  const reached = await productsInReach(queries, scoped, asked, now.toISOString())
  return reached ?? (covers_reduced ? null : [...new Set(asked)])
}

/** What a code takes nothing off, as a sentence for the shopper; null where it counts for every line. */
export function promoNote(
  { code, amount_off, percent_off, products }: PromoCode & { products: readonly number[] | null },
  lines: readonly { product: number; name: string }[],
) {
  if (!products || (amount_off === 0 && percent_off === null)) return null
  const left = lines.filter((line) => !products.includes(line.product))
  const names = [...new Set(left.map(({ name }) => name))]
  return names.length === 0 ? null : `${code} takes nothing off ${inWords(names)}.`
}

/** Why a code counts for none of these lines. */
async function wrongProducts(
  queries: Queries,
  { covers_reduced, ...scoped }: PromoCode,
  lines: readonly Line[],
  now: Date,
) {
  const asked = lines.map(({ product: id }) => id)
  const reached = await productsInReach(queries, scoped, asked, now.toISOString())
  if (!covers_reduced && (reached === null || reached.length > 0)) {
    return 'This promo code is not for reduced products.'
  }
  const { applies_to } = scoped
  if (applies_to === null) return 'This promo code is not for the products in your cart.'
  const names = await namesIn(queries, applies_to)
  if (names.length === 0) return 'This promo code is for products that are no longer in the shop.'
  return `This promo code is only for ${inWords(names)}. None is in your cart.`
}

/** How shoppers know what a scope names: categories, collections, brands, products. */
async function namesIn(queries: Queries, scope: ProductScope) {
  const tables = [
    { table: category, ids: scope.categories },
    { table: subcategory, ids: scope.subcategories },
    { table: collection, ids: scope.collections },
    { table: product, ids: scope.products },
  ]
  const names: string[] = []
  for (const { table, ids } of tables) {
    if (ids.length === 0) continue
    const rows = await queries
      .select({ title: table.title })
      .from(table)
      .where(inArray(table.id, ids))
    names.push(...rows.map(({ title }) => title))
  }
  return [...names, ...scope.brands]
}

const MOST_NAMES = 3
const list = new Intl.ListFormat('en-GB')

/** 'Wool Coat', 'Wool Coat and Tee', 'Wool Coat, Tee, Scarf and 2 more' */
function inWords(names: readonly string[]) {
  const more = names.length - MOST_NAMES
  return list.format(more > 0 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names)
}
