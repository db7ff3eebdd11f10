import type { GoneProduct } from '@etrend/contract'
import { saleState, slug } from '@etrend/domain'
import { eq, sql } from 'drizzle-orm'
import type { Mirror } from '../db/client'
import { category, product, subcategory } from '../db/schema/catalogue'
import type { similarProducts } from './product-detail'

/**
 * Returns a function that says where to look instead of a product that was archived or has ended; undefined for all
 * others. Drafts were never public, so they are as unknown to shoppers as a product that doesn't exist.
 */
export function goneProducts(
  db: Mirror,
  similarTo: ReturnType<typeof similarProducts>,
  clock: () => Date,
) {
  const { status, goes_live_at, ends_at } = product
  const rows = db
    .select({
      id: product.id,
      category: category.title,
      subcategory: subcategory.title,
      times: { status, goes_live_at, ends_at },
    })
    .from(product)
    .innerJoin(subcategory, eq(subcategory.id, product.subcategory))
    .innerJoin(category, eq(category.id, subcategory.category))
    .where(eq(product.id, sql.placeholder('id')))
    .prepare()

  return (id: number): GoneProduct | undefined => {
    const row = rows.get({ id })
    if (!row) return undefined
    const state = saleState(row.times, clock().toISOString())
    if (state !== 'archived' && state !== 'ended') return undefined
    return {
      message: 'This product is no longer sold.',
      category: named(row.category),
      subcategory: named(row.subcategory),
      similar: similarTo(row),
    }
  }
}

function named(title: string) {
  return { title, slug: slug(title) }
}
