import type { CollectionContent } from '@etrend/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { category, color, productColor, subcategory } from '../db/schema/catalogue'
import { Refusal } from '../lib/refusal'
import { requireProducts } from '../records/listed-products'

/**
 * Refuses (400) a collection whose rule names rows that don't exist, or into which a product comes that doesn't; see
 * requireProducts.
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

/**
 * The product colors in which a collection shows its products, without those of products that it no longer has. One that
 * it had `before` stays while it is deleted. Refuses (400) those that don't exist, and two of one product.
 */
export async function colorsOfProducts(
  tx: Queries,
  { kind, products, product_colors }: CollectionContent,
  before: number[] = [],
) {
  if (kind === 'rule' || product_colors.length === 0) return []
  const rows = await tx
    .select({ id: productColor.id, product: productColor.product })
    .from(productColor)
    .where(inArray(productColor.id, product_colors))
  const productOf = new Map(rows.map((row) => [row.id, row.product]))
  if (product_colors.some((id) => !productOf.has(id) && !before.includes(id))) {
    throw refusal('products', 'Choose colors that exist.')
  }
  if (new Set(productOf.values()).size < productOf.size) {
    throw refusal('products', 'Choose one color for each product.')
  }
  return [...new Set(product_colors)].filter((id) => {
    const owner = productOf.get(id)
    return owner === undefined || products.includes(owner)
  })
}

function refusal(field: string, message: string) {
  return new Refusal(400, message, { [field]: message })
}
