import type { ProductFacts } from '@etrend/contract'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { product, productColor } from '../db/schema/catalogue'
import { productFinding } from '../db/schema/checklist'
import { stockLevel, unitThreshold } from '../db/schema/stock'
import { groupBy } from '../lib/group-by'
import { isOf, threshold } from '../stock/unit-levels'
import { hasShortDescription } from './product-conditions'
import { pictureOfProduct } from './shown-pictures'

type Missing = ProductFacts['missing']

/** Picture, stock and what is missing of these products, in their order; unknown ids are left out. */
export async function factsOf(db: Queries, ids: number[]): Promise<ProductFacts[]> {
  const levels = new Map((await levelRows(db, ids)).map(({ id, ...level }) => [id, level]))
  const findings = groupBy(await findingRows(db, ids), ({ id }) => id)
  const rows = new Map((await productRows(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (!row) return []
    const { picture, has_short_description } = row
    const { pieces, low, out } = levels.get(id) ?? { pieces: 0, low: 0, out: 0 }
    const found: Missing = (findings.get(id) ?? []).map(({ check, severity }) => ({
      check,
      severity,
    }))
    if (has_short_description) found.push({ check: 'short_description', severity: 'hint' })
    const stock = pieces === 0 ? 'out' : low + out > 0 ? 'low' : 'in'
    return [{ id, picture, stock, pieces, low, out, missing: found }]
  })
}

function productRows(db: Queries, ids: number[]) {
  return db
    .select({
      id: product.id,
      picture: pictureOfProduct,
      has_short_description: sql`${hasShortDescription}`.mapWith(Boolean),
    })
    .from(product)
    .where(inArray(product.id, ids))
}

function levelRows(db: Queries, ids: number[]) {
  const { quantity } = stockLevel
  return db
    .select({
      id: productColor.product,
      pieces: sql<number>`sum(${quantity})`,
      low: sql<number>`count(CASE WHEN ${quantity} > 0 AND ${quantity} <= ${threshold} THEN 1 END)`,
      out: sql<number>`count(CASE WHEN ${quantity} <= 0 THEN 1 END)`,
    })
    .from(productColor)
    .innerJoin(stockLevel, eq(stockLevel.product_color, productColor.id))
    .leftJoin(unitThreshold, isOf(stockLevel))
    .where(inArray(productColor.product, ids))
    .groupBy(productColor.product)
}

async function findingRows(db: Queries, ids: number[]) {
  const rows = await db
    .selectDistinct({
      id: productFinding.product,
      check: productFinding.check,
      severity: productFinding.severity,
    })
    .from(productFinding)
    .where(and(inArray(productFinding.product, ids), ne(productFinding.check, 'sold_out')))
  const known = rows.flatMap(({ check, ...row }) =>
    check === 'sold_out' ? [] : [{ check, ...row }],
  )
  return known.toSorted((one, other) => gravity[one.severity] - gravity[other.severity])
}

const gravity = { stops: 0, hurts: 1, hint: 2 }
