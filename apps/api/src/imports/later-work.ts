import { and, asc, eq, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm'
import { productColorInfo } from '../db/catalogue/labels'
import { reversal, stands } from '../db/catalogue/standing'
import type { Queries } from '../db/client'
import { color, product, productColor, productImage } from '../db/schema/catalogue'
import { swatch } from '../db/schema/checklist'
import { productImportRow } from '../db/schema/imports'
import { review } from '../db/schema/reviews'
import { stockMovement } from '../db/schema/stock'
import { madeBy } from './made-by'
import { editedUpdates, holds, productFields } from './put-back'
import { soldUnits } from './sold-units'

/** The later changes that would be lost if an import were undone, one sentence each. */
export async function laterWork(tx: Queries, id: string): Promise<string[]> {
  const products = madeBy(tx, id, 'product')
  const colors = madeBy(tx, id, 'product_color')
  const movements = madeBy(tx, id, 'movement')
  const moved = await tx
    .select({ name: productColorInfo })
    .from(stockMovement)
    .leftJoin(reversal, eq(reversal.reverses, stockMovement.seq))
    .innerJoin(productColor, eq(productColor.id, stockMovement.product_color))
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .where(
      or(
        and(stands, inArray(productColor.id, colors), notInArray(stockMovement.id, movements)),
        and(inArray(stockMovement.id, movements), isNotNull(stockMovement.reverses)),
      ),
    )
    .groupBy(productColor.id, product.id, color.id)
    .orderBy(asc(productColor.id))
  const pictured = await tx
    .select({ name: productColorInfo })
    .from(productImage)
    .innerJoin(productColor, eq(productColor.id, productImage.color))
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .where(inArray(productColor.id, colors))
    .groupBy(productColor.id, product.id, color.id)
    .orderBy(asc(productColor.id))
  const photographed = await tx
    .select({ name: productColorInfo })
    .from(productColor)
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .leftJoin(swatch, eq(swatch.src, productColor.color_img))
    .where(and(inArray(productColor.id, colors), isNull(swatch.src)))
    .orderBy(asc(productColor.id))
  const added = await tx
    .select({ name: productColorInfo })
    .from(productColor)
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .where(and(inArray(productColor.product, products), notInArray(productColor.id, colors)))
    .orderBy(asc(productColor.id))
  const reviewed = await tx
    .select({ name: product.title })
    .from(review)
    .innerJoin(product, eq(product.id, review.product))
    .where(inArray(review.product, products))
    .groupBy(product.id)
    .orderBy(asc(product.id))

  return [
    ...(await editedProducts(tx, id)).map((name) => `${name} was edited`),
    ...(await editedUpdates(tx, id)),
    ...moved.map(({ name }) => `${name} has later stock movements`),
    ...(await soldUnits(tx, id)),
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
    .orderBy(asc(product.id))
  return rows
    .filter(
      ({ product: now, written }) => !holds(now, productFields.parse(JSON.parse(written ?? ''))),
    )
    .map(({ product: { title } }) => title)
}
