import { nameKey } from '@etrend/contract/typed-text'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { category, color, product, productColor, subcategory } from '../db/schema/catalogue'
import { groupBy } from '../lib/group-by'

export type Existing = Awaited<ReturnType<typeof readExisting>>
export type ExistingProduct = NonNullable<Awaited<ReturnType<Existing['product']>>>

/** Finds the shop's products by title and brand, as nameKey compares them. */
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

    /** The product as it is before an update, with the titles of its place, and the keys of its colors’ names. */
    async product(id: number) {
      const row = await products.get({ id })
      const names = (await colors.all({ id })).map(({ name }) => nameKey(name))
      return row && { ...row, colors: new Set(names) }
    },
  }
}

export function keyOf(title: string, Brand: string) {
  return `${nameKey(title)}\n${nameKey(Brand)}`
}

function productRows(db: Queries) {
  return db
    .select({
      ...getTableColumns(product),
      category: category.title,
      subcategory: subcategory.title,
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
