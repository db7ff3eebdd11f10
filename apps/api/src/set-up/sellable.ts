import { and, desc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { product } from '../db/schema/catalogue'
import { productFinding } from '../db/schema/checklist'
import { lack } from './lack'

/** What is missing until shoppers can buy a product; empty as soon as they can buy one. */
export async function lacksOfSelling(db: Queries) {
  const stopped = db
    .select({ id: productFinding.product })
    .from(productFinding)
    .where(eq(productFinding.severity, 'stops'))
  const sells = and(eq(product.status, 'active'), notInArray(product.id, stopped))
  if ((await db.$count(product, sells)) > 0) return []
  const newest = (isStopped: boolean) =>
    first(
      db
        .select({ id: product.id, title: product.title })
        .from(product)
        .where(
          and(
            ne(product.status, 'archived'),
            isStopped ? inArray(product.id, stopped) : notInArray(product.id, stopped),
          ),
        )
        .orderBy(desc(product.id))
        .limit(1),
    )
  const draft = await newest(false)
  if (draft) {
    return [lack('draft', `“${draft.title}” is a draft: put it on sale.`, { product: draft.id })]
  }
  const unsellable = await newest(true)
  if (!unsellable) return [lack('product', 'There is no product yet.')]
  const message = `“${unsellable.title}” lacks a color, a picture or stock.`
  return [lack('unsellable', message, { product: unsellable.id })]
}
