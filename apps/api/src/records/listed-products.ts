import { inArray } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { product } from '../db/schema/catalogue'
import { Refusal } from '../lib/refusal'

/**
 * Refuses (400) a list into which a product comes that doesn't exist. Products that were in it `before` may be deleted:
 * they are in it again once they are restored.
 */
export async function requireProducts(
  tx: Queries,
  products: readonly number[],
  before: readonly number[],
) {
  const added = [...new Set(products)].filter((id) => !before.includes(id))
  if (added.length === 0) return
  const there = await tx.$count(product, inArray(product.id, added))
  if (there === added.length) return
  const message = 'Choose products that exist.'
  throw new Refusal(400, message, { products: message })
}
