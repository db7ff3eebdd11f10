import type { Finding } from '@etrend/contract'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { color, productColor, size } from '../db/schema/catalogue'
import { productFinding } from '../db/schema/checklist'
import { groupBy } from '../lib/group-by'

/** What keeps each of these products from selling, the gravest first. A product without findings has no entry. */
export async function findingsOf(db: Queries, products: number[]): Promise<Map<number, Finding[]>> {
  const rows = await db
    .select({
      product: productFinding.product,
      check: productFinding.check,
      severity: productFinding.severity,
      product_color: productFinding.product_color,
      size: productFinding.size,
      color_name: color.color_name,
      size_name: size.size_name,
    })
    .from(productFinding)
    .leftJoin(productColor, eq(productColor.id, productFinding.product_color))
    .leftJoin(color, eq(color.id, productColor.color))
    .leftJoin(size, eq(size.id, productFinding.size))
    .where(inArray(productFinding.product, products))
    .orderBy(
      sql`CASE ${productFinding.severity} WHEN 'stops' THEN 0 WHEN 'hurts' THEN 1 ELSE 2 END`,
      asc(productFinding.product_color),
      asc(size.sort_key),
    )
  const findings = groupBy(rows, (row) => row.product)
  return new Map([...findings].map(([product, found]) => [product, found.map(asFinding)]))
}

type Row = Omit<Finding, 'message'> & { color_name: string | null; size_name: string | null }

function asFinding({ check, severity, product_color, size: ofSize, color_name, size_name }: Row) {
  const message = sentences[check](color_name ?? '', size_name ?? '')
  return { check, severity, message, product_color, size: ofSize }
}

const sentences: Record<Finding['check'], (color_name: string, size_name: string) => string> = {
  no_color: () => 'No color yet',
  no_stock: () => 'No stock in any color and size',
  no_picture: () => 'No picture yet',
  no_picture_of_color: (color_name) => `No picture for ${color_name}`,
  no_display_image: () => 'No display image chosen',
  color_without_stock: (color_name) => `No stock of ${color_name} in any size`,
  sold_out: (color_name, size_name) => `${size_name} sold out in ${color_name}`,
  no_alt: (color_name) => `A picture of ${color_name} has no alt text`,
}
