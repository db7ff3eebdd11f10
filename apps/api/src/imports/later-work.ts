import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { productColorInfo } from '../db/labels'
import { color, product, productColor, productImage, stockMovement } from '../db/schema'
import { swatch } from '../db/schema-checklist'
import { productImportRow } from '../db/schema-imports'
import { review } from '../db/schema-opinions'

type Kind = typeof productImportRow.$inferSelect.kind

/** The ids of one kind that an import made, as a subquery. */
export function madeBy(tx: Queries, id: string, kind: Kind) {
  return tx
    .select({ row: productImportRow.row })
    .from(productImportRow)
    .where(and(eq(productImportRow.import, id), eq(productImportRow.kind, kind)))
}

/** What has been done since with what an import made, one sentence each: its undoing would lose it. */
export async function laterWork(tx: Queries, id: string): Promise<string[]> {
  const products = madeBy(tx, id, 'product')
  const colors = madeBy(tx, id, 'product_color')
  const moved = await tx
    .select({ name: productColorInfo })
    .from(stockMovement)
    .innerJoin(productColor, eq(productColor.id, stockMovement.product_color))
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .where(
      and(
        inArray(productColor.product, products),
        sql`(${notInArray(stockMovement.id, madeBy(tx, id, 'movement'))} OR ${stockMovement.reverses} IS NOT NULL)`,
      ),
    )
    .groupBy(productColor.id)
  const pictured = await tx
    .selectDistinct({ name: product.title })
    .from(productImage)
    .innerJoin(product, eq(product.id, productImage.product))
    .where(inArray(productImage.product, products))
  const photographed = await tx
    .select({ name: productColorInfo })
    .from(productColor)
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .leftJoin(swatch, eq(swatch.src, productColor.color_img))
    .where(and(inArray(productColor.id, colors), isNull(swatch.src)))
  const added = await tx
    .select({ name: productColorInfo })
    .from(productColor)
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .where(and(inArray(productColor.product, products), notInArray(productColor.id, colors)))
  const reviewed = await tx
    .selectDistinct({ name: product.title })
    .from(review)
    .innerJoin(product, eq(product.id, review.product))
    .where(inArray(review.product, products))

  return [
    ...(await editedProducts(tx, id)).map((name) => `${name} was edited`),
    ...moved.map(({ name }) => `${name} has later stock movements`),
    ...pictured.map(({ name }) => `${name} has pictures`),
    ...photographed.map(({ name }) => `${name} has a photo`),
    ...added.map(({ name }) => `${name} was added`),
    ...reviewed.map(({ name }) => `${name} was reviewed`),
  ]
}

async function editedProducts(tx: Queries, id: string) {
  const rows = await tx
    .select({ product, written: productImportRow.written })
    .from(productImportRow)
    .innerJoin(product, eq(product.id, productImportRow.row))
    .where(and(eq(productImportRow.import, id), eq(productImportRow.kind, 'product')))
  return rows
    .filter(
      ({
        product: { title, Brand, description, price, discounted_price, subcategory },
        written,
      }) => {
        const now = { title, Brand, description, price, discounted_price, subcategory }
        return JSON.stringify(now) !== written
      },
    )
    .map(({ product: { title } }) => title)
}
