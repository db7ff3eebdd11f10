import {
  keysOf,
  type Product,
  type ProductsChange,
  type ProductsPreview,
  type RefusedRow,
} from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { category, subcategory } from '../db/schema/catalogue'
import { found } from '../http/errors'
import { pacer } from '../lib/pacer'
import { Refusal } from '../lib/refusal'
import { changeOf } from './change-of-product'

/** The preview lists at most this many changed products, and as many refused ones. */
const MOST_ROWS = 50

type Chosen = { id: number; label: string; product: Product | undefined }
type ShownFields = ReturnType<typeof shownFields>
type Changed = ProductsPreview['rows'][number]

/** What a change would do to these products: the first rows, and how many would change or be refused. */
export async function previewOf(
  queries: Queries,
  chosen: Chosen[],
  change: ProductsChange,
): Promise<ProductsPreview> {
  const newSubcategory = await nameOf(queries, change.subcategory)
  const breathe = pacer()
  const rows: Changed[] = []
  const refused: RefusedRow[] = []
  for (const { id, label, product } of chosen) {
    await breathe()
    try {
      const before = shownFields(found(product, 'product'))
      const { subcategory: _id, ...fields } = changeOf(found(product, 'product'), change)
      const after = { ...fields, ...(newSubcategory && { subcategory: newSubcategory }) }
      const row = { id, label, ...difference(before, after) }
      if (Object.keys(row.after).length > 0) rows.push(row)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ id, label, message: error.message })
    }
  }
  return {
    count: chosen.length,
    changes: rows.length,
    rows: rows.slice(0, MOST_ROWS),
    refusals: refused.length,
    refused: refused.slice(0, MOST_ROWS),
  }
}

/** The fields of a product that a change may change, as the preview shows them. */
function shownFields({ subcategory_details: { title, category_title }, ...product }: Product) {
  const { price, discounted_price, Brand, is_featured, is_slider, status } = product
  const subcategory = `${category_title} / ${title}`
  return { price, discounted_price, Brand, is_featured, is_slider, status, subcategory }
}

/** The fields of `after` that differ from `before`, in both. */
function difference(before: ShownFields, after: Partial<ShownFields>) {
  const names = keysOf(after).filter((name) => after[name] !== before[name])
  return { before: picked(before, names), after: picked(after, names) }
}

function picked(fields: Partial<ShownFields>, names: (keyof ShownFields)[]): Partial<ShownFields>
function picked(fields: Record<string, unknown>, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}

async function nameOf(queries: Queries, id: number | undefined) {
  if (id === undefined) return undefined
  const row = await first(
    queries
      .select({ title: subcategory.title, category_title: category.title })
      .from(subcategory)
      .innerJoin(category, eq(category.id, subcategory.category))
      .where(eq(subcategory.id, id)),
  )
  return row && `${row.category_title} / ${row.title}`
}
