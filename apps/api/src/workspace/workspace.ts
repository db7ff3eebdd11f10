import type { Workspace } from '@etrend/contract'
import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { color, product, productColor, productImage, size } from '../db/schema/catalogue'
import { swatch } from '../db/schema/checklist'
import { stockLevel } from '../db/schema/stock'
import { groupBy } from '../lib/group-by'
import { findingsOf } from './findings'

/** A product with all that setting it up needs; undefined where there is none with this id. */
export async function readWorkspace(db: Queries, id: number): Promise<Workspace | undefined> {
  const own = await first(
    db.select({ id: product.id, title: product.title }).from(product).where(eq(product.id, id)),
  )
  if (!own) return undefined
  const images = groupBy(await imageRows(db, id), (row) => row.color)
  const units = groupBy(await unitRows(db, id), (row) => row.product_color)
  const findings = await findingsOf(db, [id])
  return {
    product: own,
    product_colors: (await colorRows(db, id)).map((row) => ({
      ...row,
      images: (images.get(row.id) ?? []).map(({ image }) => image),
      units: (units.get(row.id) ?? []).map(({ unit }) => unit),
    })),
    sizes: await db.select().from(size).orderBy(asc(size.sort_key)),
    colors: await db.select().from(color).orderBy(asc(color.id)),
    findings: findings.get(id) ?? [],
  }
}

async function colorRows(db: Queries, id: number) {
  const rows = await db
    .select({
      id: productColor.id,
      color: productColor.color,
      color_name: color.color_name,
      hex_code: color.hex_code,
      color_img: productColor.color_img,
      swatch: isNotNull(swatch.src),
    })
    .from(productColor)
    .innerJoin(color, eq(color.id, productColor.color))
    .leftJoin(swatch, eq(swatch.src, productColor.color_img))
    .where(eq(productColor.product, id))
    .orderBy(asc(productColor.id))
  return rows.map(({ swatch: isSwatch, ...row }) => ({ ...row, is_swatch: isSwatch === 1 }))
}

function imageRows(db: Queries, id: number) {
  return db
    .select({
      color: productImage.color,
      image: {
        id: productImage.id,
        image: productImage.image,
        alt: productImage.alt,
        is_display_image: productImage.is_display_image,
      },
    })
    .from(productImage)
    .where(eq(productImage.product, id))
    .orderBy(asc(productImage.position), asc(productImage.id))
}

function unitRows(db: Queries, id: number) {
  return db
    .select({
      product_color: stockLevel.product_color,
      unit: { size: stockLevel.size, quantity: stockLevel.quantity },
    })
    .from(stockLevel)
    .innerJoin(productColor, eq(productColor.id, stockLevel.product_color))
    .where(eq(productColor.product, id))
    .orderBy(asc(stockLevel.size))
}
