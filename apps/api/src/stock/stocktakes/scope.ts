import type { StocktakeInput, UnitKey } from '@etrend/contract'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { category, product, productColor, size, subcategory } from '../../db/schema/catalogue'
import { found } from '../../http/errors'
import { allUnits, codedUnits } from '../codes/coded-units'

export type Scope = Pick<StocktakeInput, 'scope' | 'scope_id'>

/** The units that a stocktake is about. */
export function unitsOf(db: Queries, of: Scope) {
  return codedUnits(db, allUnits).where(isIn(db, of)).orderBy(productColor.id, size.sort_key)
}

/** Whether a unit belongs to the stocktake. It may be one that was never in stock. */
export async function isInScope(db: Queries, of: Scope, unit: UnitKey) {
  const known = and(eq(productColor.id, unit.product_color), isIn(db, of))
  const row = await first(
    db
      .select({ id: productColor.id })
      .from(productColor)
      .innerJoin(product, eq(product.id, productColor.product))
      .innerJoin(size, eq(size.id, unit.size))
      .where(known),
  )
  return row !== undefined
}

/** What the category or product is called; '' for the whole shop. Throws Refusal (404) where it doesn't exist. */
export async function scopeName(db: Queries, { scope, scope_id }: Scope) {
  if (scope_id === null) return ''
  const table = scope === 'category' ? category : product
  const row = await first(
    db.select({ title: table.title }).from(table).where(eq(table.id, scope_id)),
  )
  return found(row, scope).title
}

function isIn(db: Queries, { scope, scope_id }: Scope): SQL | undefined {
  if (scope_id === null) return undefined
  if (scope === 'product') return eq(product.id, scope_id)
  const ofCategory = db
    .select({ id: subcategory.id })
    .from(subcategory)
    .where(eq(subcategory.category, scope_id))
  return inArray(product.subcategory, ofCategory)
}
