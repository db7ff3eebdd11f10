import {
  DISCOUNT_TOO_HIGH,
  type GridChange,
  isDiscountBelowPrice,
  type Product,
} from '@etrend/contract'
import { inArray, sql, type Column } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { product } from '../db/schema/catalogue'
import { difference } from '../records/audit'
import { compareRow, type GridPlan } from './grid-plan'
import { productsById } from './products'

type Prices = Pick<Product, 'id' | 'price' | 'discounted_price'>

/** What saving these products of the grid would do. */
export async function planProducts(tx: Queries, rows: GridChange['products']): Promise<GridPlan> {
  const stored = await productsById(
    tx,
    rows.map(({ id }) => id),
  )
  const changed = new Map<number, Prices>()
  const plan: GridPlan = {
    conflicts: [],
    problems: {},
    changed: new Set(),
    actions: [],
    write: () => writePrices(tx, [...changed.values()]),
  }
  for (const [place, row] of rows.entries()) {
    const before = stored.get(row.id)
    if (!before || changed.has(row.id)) {
      plan.problems[`products.${place}`] = before
        ? 'Name each product once.'
        : 'This product was deleted meanwhile.'
      continue
    }
    const { price, discounted_price } = before
    const { conflicts, hasChanges } = compareRow('products', place, row, {
      price,
      discounted_price,
    })
    plan.conflicts.push(...conflicts)
    if (!hasChanges) continue
    const after = { price, discounted_price, ...row.after }
    if (!isDiscountBelowPrice(after)) {
      plan.problems[`products.${place}.discounted_price`] = DISCOUNT_TOO_HIGH
    }
    changed.set(row.id, { id: row.id, ...after })
    plan.changed.add(`products.${place}`)
    const fields = difference({ price, discounted_price }, after)
    const { id, title } = before
    plan.actions.push({ action: 'edit', noun: 'products', row_id: id, label: title, ...fields })
  }
  return plan
}

/** Writes the prices of many products in one statement: other writers wait for it. */
async function writePrices(tx: Queries, rows: Prices[]) {
  if (rows.length === 0) return
  const chosen = (column: Column, value: (row: Prices) => number | null) => {
    const cases = rows.map((row) => sql`WHEN ${row.id} THEN ${sql.param(value(row), column)}`)
    return sql`CASE ${product.id} ${sql.join(cases, sql` `)} ELSE ${column} END`
  }
  const ids = rows.map(({ id }) => id)
  await tx
    .update(product)
    .set({
      price: chosen(product.price, ({ price }) => price),
      discounted_price: chosen(product.discounted_price, (row) => row.discounted_price),
    })
    .where(inArray(product.id, ids))
}
