import { and, inArray, notInArray } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { category, color, product, productColor, size, stockLevel, subcategory } from '../db/schema'
import { madeBy } from './made-by'

/** Deletes the colors, sizes and categories that an import added and that no other row uses. */
export async function takeBackNames(tx: Queries, id: string) {
  const usedColors = tx.select({ id: productColor.color }).from(productColor)
  const usedSizes = tx.select({ id: stockLevel.size }).from(stockLevel)
  const usedSubs = tx.select({ id: product.subcategory }).from(product)
  const usedCategories = tx.select({ id: subcategory.category }).from(subcategory)
  const made = (kind: 'color' | 'size' | 'subcategory' | 'category') => madeBy(tx, id, kind)
  await tx
    .delete(color)
    .where(and(inArray(color.id, made('color')), notInArray(color.id, usedColors)))
  await tx.delete(size).where(and(inArray(size.id, made('size')), notInArray(size.id, usedSizes)))
  await tx
    .delete(subcategory)
    .where(and(inArray(subcategory.id, made('subcategory')), notInArray(subcategory.id, usedSubs)))
  await tx
    .delete(category)
    .where(and(inArray(category.id, made('category')), notInArray(category.id, usedCategories)))
}
