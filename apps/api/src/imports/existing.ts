import { eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { category, color, product, productColor, subcategory } from '../db/schema'
import { groupBy } from '../lib/group-by'

export type Existing = Awaited<ReturnType<typeof readExisting>>
export type ExistingProduct = ReturnType<Existing['called']>[number]

/** The products that the shop has, found by title and brand in any case. */
export async function readExisting(db: Queries) {
  const rows = await db
    .select({
      id: product.id,
      title: product.title,
      Brand: product.Brand,
      price: product.price,
      discounted_price: product.discounted_price,
      category: category.title,
    })
    .from(product)
    .innerJoin(subcategory, eq(subcategory.id, product.subcategory))
    .innerJoin(category, eq(category.id, subcategory.category))
  const colorRows = await db
    .select({ product: productColor.product, name: color.color_name })
    .from(productColor)
    .innerJoin(color, eq(color.id, productColor.color))
  const named = groupBy(rows, ({ title, Brand }) => keyOf(title, Brand))
  const colors = groupBy(colorRows, (row) => row.product)

  return {
    /** Those with these names, each with the colors that it comes in, in lower case. */
    called: (title: string, Brand: string) =>
      (named.get(keyOf(title, Brand)) ?? []).map((row) => ({
        ...row,
        colors: new Set((colors.get(row.id) ?? []).map(({ name }) => name.toLowerCase())),
      })),
  }
}

export function keyOf(title: string, Brand: string) {
  return `${title}\n${Brand}`.toLowerCase()
}
