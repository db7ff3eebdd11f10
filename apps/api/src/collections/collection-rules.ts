import type { CollectionContent } from '@etrend/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { category, color, product, subcategory } from '../db/schema/catalogue'
import { Refusal } from '../lib/refusal'

/**
 * Refuses (400) a collection whose rule names rows that don't exist, or into which a product comes that doesn't.
 * Products that it had `before` may be deleted: they come back into their places once they are restored.
 */
export async function requireContent(
  tx: Queries,
  { kind, rule, products }: CollectionContent,
  before: number[] = [],
) {
  if (kind === 'hand') return await requireProducts(tx, products, before)
  if (rule.category !== null) {
    const [row] = await tx.select().from(category).where(eq(category.id, rule.category))
    if (!row) throw refusal('category', 'Choose a category that exists.')
  }
  if (rule.subcategory !== null) {
    const row = await first(
      tx.select().from(subcategory).where(eq(subcategory.id, rule.subcategory)),
    )
    if (!row) throw refusal('subcategory', 'Choose a sub category that exists.')
    if (rule.category !== null && row.category !== rule.category) {
      throw refusal('subcategory', 'Choose a sub category of this category.')
    }
  }
  if (rule.color !== null) {
    const [row] = await tx.select().from(color).where(eq(color.id, rule.color))
    if (!row) throw refusal('color', 'Choose a color that exists.')
  }
}

async function requireProducts(tx: Queries, products: number[], before: number[]) {
  const known = new Set(before)
  const added = [...new Set(products)].filter((id) => !known.has(id))
  if (added.length === 0) return
  const there = await tx.$count(product, inArray(product.id, added))
  if (there < added.length) throw refusal('products', 'Choose products that exist.')
}

function refusal(field: string, message: string) {
  return new Refusal(400, message, { [field]: message })
}
