import type { Unsellable } from '@etrend/contract'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { countRows } from '../db/rows'
import { product } from '../db/schema/catalogue'
import { productFinding } from '../db/schema/checklist'
import type { ListPage, Position } from '../http/list-page'
import { findingsOf } from './findings'

/**
 * The products that can't sell yet, newest first, with all that was found of each; and how many there are. Archived
 * products aren't meant to sell.
 */
export async function unsellableProducts(
  db: Queries,
  { limit, offset }: Position,
): Promise<ListPage<Unsellable>> {
  const stopped = db
    .selectDistinct({ id: productFinding.product })
    .from(productFinding)
    .innerJoin(product, eq(product.id, productFinding.product))
    .where(and(eq(productFinding.severity, 'stops'), ne(product.status, 'archived')))
  const total = await countRows(db, stopped)
  const rows = await db
    .select({ id: product.id, title: product.title, Brand: product.Brand })
    .from(product)
    .where(inArray(product.id, stopped))
    .orderBy(desc(product.id))
    .limit(limit)
    .offset(offset)
  const findings = await findingsOf(
    db,
    rows.map(({ id }) => id),
  )
  return { rows: rows.map((row) => ({ ...row, findings: findings.get(row.id) ?? [] })), total }
}
