import type { LedgerRow } from '@etrend/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { productColorInfoKept, sizeNameKept } from '../db/catalogue/labels'
import { reversal, stands } from '../db/catalogue/standing'
import type { Queries } from '../db/client'
import { color, product, productColor, size } from '../db/schema/catalogue'
import { user } from '../db/schema/people'
import { stockMovement } from '../db/schema/stock'

/** All ledger rows of a movement, oldest first, even if its unit was deleted since. Empty for an unknown id. */
export async function movementHistory(db: Queries, id: number): Promise<LedgerRow[]> {
  const rows = await db
    .select({
      seq: stockMovement.seq,
      product_color_info: productColorInfoKept(stockMovement.product_color),
      size_name: sizeNameKept(stockMovement.size),
      movement_type: stockMovement.movement_type,
      quantity: stockMovement.quantity,
      notes: stockMovement.notes,
      staff: user.username,
      created_at: stockMovement.created_at,
      reverses: stockMovement.reverses,
      stands: sql<number>`${stands}`,
    })
    .from(stockMovement)
    .leftJoin(reversal, eq(reversal.reverses, stockMovement.seq))
    .leftJoin(user, eq(user.id, stockMovement.staff))
    .leftJoin(productColor, eq(productColor.id, stockMovement.product_color))
    .leftJoin(product, eq(product.id, productColor.product))
    .leftJoin(color, eq(color.id, productColor.color))
    .leftJoin(size, eq(size.id, stockMovement.size))
    .where(eq(stockMovement.id, id))
    .orderBy(asc(stockMovement.seq))
  return rows.map((row) => ({ ...row, stands: row.stands === 1 }))
}
