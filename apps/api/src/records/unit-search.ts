import { plainCode, skuKey, type FoundRecord } from '@etrend/contract'
import { eq, or, sql } from 'drizzle-orm'
import { productColorInfo } from '../db/catalogue/labels'
import type { Queries } from '../db/client'
import { color, product, productColor, size } from '../db/schema/catalogue'
import { unitCode } from '../db/schema/stock'

/** Units match by their whole barcode or SKU, as a scanner types it. The id is the product color's, the detail the code that matched. */
export function unitsFor(queries: Queries, words: string): Promise<FoundRecord[]> {
  const code = plainCode(words)
  const isBarcode = eq(unitCode.barcode, code)
  const isSku = sql`lower(${unitCode.sku}) = ${skuKey(words)}`
  return queries
    .select({
      id: productColor.id,
      label: sql<string>`${productColorInfo} || ', ' || ${size.size_name}`,
      detail: sql<string>`CASE WHEN ${isBarcode} THEN ${unitCode.barcode} ELSE ${unitCode.sku} END`,
    })
    .from(unitCode)
    .innerJoin(productColor, eq(productColor.id, unitCode.product_color))
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .innerJoin(size, eq(size.id, unitCode.size))
    .where(or(isBarcode, isSku))
    .limit(2)
}
