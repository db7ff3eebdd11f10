import { and, asc, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { productColorInfo } from '../db/catalogue/labels'
import type { Queries } from '../db/client'
import { color, product, productColor, size } from '../db/schema/catalogue'
import { stockLevel, stockMovement } from '../db/schema/stock'
import { madeBy } from './made-by'

/** The units of older product colors that have fewer pieces left than the import added, one sentence each. */
export async function soldUnits(tx: Queries, id: string) {
  const brought = sql<number>`sum(${stockMovement.quantity})`
  const rows = await tx
    .select({ name: productColorInfo, size: size.size_name, left: stockLevel.quantity, brought })
    .from(stockMovement)
    .innerJoin(
      stockLevel,
      and(
        eq(stockLevel.product_color, stockMovement.product_color),
        eq(stockLevel.size, stockMovement.size),
      ),
    )
    .innerJoin(productColor, eq(productColor.id, stockMovement.product_color))
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .innerJoin(size, eq(size.id, stockMovement.size))
    .where(
      and(
        inArray(stockMovement.id, madeBy(tx, id, 'movement')),
        isNull(stockMovement.reverses),
        notInArray(productColor.id, madeBy(tx, id, 'product_color')),
      ),
    )
    .groupBy(stockLevel.product_color, stockLevel.size, product.id, color.id, size.id)
    .having(lt(stockLevel.quantity, brought))
    .orderBy(asc(stockLevel.product_color), asc(size.sort_key))
  return rows.map((row) => `${row.name}, ${row.size} has ${row.left} of ${row.brought} pieces left`)
}
