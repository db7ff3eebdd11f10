import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { category, color, product, productColor, subcategory } from '../db/schema'
import { groupBy } from '../lib/group-by'

export type Existing = Awaited<ReturnType<typeof readExisting>>
export type ExistingProduct = NonNullable<Awaited<ReturnType<Existing['product']>>>

/** Finds the shop's products by title and brand, in any letter case. */
export async function readExisting(db: Queries) {
  const rows = await db
    .select({ id: product.id, title: product.title, Brand: product.Brand })
    .from(product)
  const named = groupBy(rows, ({ title, Brand }) => keyOf(title, Brand))
  const ofRow = eq(product.id, sql.placeholder('id'))
  const products = productRows(db).where(ofRow).prepare()
  const colors = colorRows(db)
    .where(eq(productColor.product, sql.placeholder('id')))
    .prepare()

  return {
    /** The ids of the products with this title and brand. */
    called: (title: string, Brand: string) =>
      (named.get(keyOf(title, Brand)) ?? []).map(({ id }) => id),

    /** The product as it is before an update; `colors` holds the names of its colors in lower case. */
    async product(id: number) {
      const row = await products.get({ id })
      const names = (await colors.all({ id })).map(({ name }) => name.toLowerCase())
      return row && { ...row, colors: new Set(names) }
    },
  }
}

export function keyOf(title: string, Brand: string) {
  return `${title}\n${Brand}`.toLowerCase()
}

function productRows(db: Queries) {
  return db
    .select({
      id: product.id,
      title: product.title,
      price: product.price,
      discounted_price: product.discounted_price,
      goes_live_at: product.goes_live_at,
      ends_at: product.ends_at,
      category: category.title,
    })
    .from(product)
    .innerJoin(subcategory, eq(subcategory.id, product.subcategory))
    .innerJoin(category, eq(category.id, subcategory.category))
}

function colorRows(db: Queries) {
  return db
    .select({ name: color.color_name })
    .from(productColor)
    .innerJoin(color, eq(color.id, productColor.color))
}
