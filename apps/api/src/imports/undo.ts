import { setImmediate } from 'node:timers/promises'
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import {
  category,
  color,
  product,
  productColor,
  size,
  stockLevel,
  stockMovement,
  subcategory,
} from '../db/schema'
import { productImport } from '../db/schema-imports'
import { productLike } from '../db/schema-opinions'
import { reversal, stands } from '../db/standing'
import { found, Refusal } from '../http/errors'
import { takeBackMovement } from '../lib/ledger'
import { record, type Author } from '../records/audit'
import { laterWork } from './later-work'
import { madeBy } from './made-by'
import { putBackUpdates } from './put-back'

const NAMED = 5
const MOVEMENTS_AT_ONCE = 200

/**
 * Takes back all that an import brought, and gives what it updated its former values; the ledger keeps its
 * movements, each with a reversal. Colors, sizes and categories that others use by now stay. Throws Refusal: 404 no
 * such import, 409 undone already, or worked on since.
 */
export function undoImport(db: Database, id: string, by: Author) {
  return db.transaction(async (tx) => {
    const row = found(
      await first(tx.select().from(productImport).where(eq(productImport.id, id))),
      'import',
    )
    if (row.undone_at !== null) throw new Refusal(409, 'This import was undone already.')
    refuseLost(await laterWork(tx, id))

    await tx.update(productImport).set({ undone_at: by.at }).where(eq(productImport.id, id))
    const products = madeBy(tx, id, 'product')
    const colors = madeBy(tx, id, 'product_color')
    const { products: count, rows, updated, pieces } = row
    const deed = { action: 'undo', noun: 'imports', label: row.file_name }
    const part_of = await record(tx, by, {
      ...deed,
      before: { rows, products: count, updated, pieces },
    })
    await takeBackMovements(tx, id, by)
    await putBackUpdates(tx, id, by, part_of)
    await tx.delete(productColor).where(inArray(productColor.id, colors))
    await tx.delete(productLike).where(inArray(productLike.product, products))
    await tx.delete(product).where(inArray(product.id, products))

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
      .where(
        and(inArray(subcategory.id, made('subcategory')), notInArray(subcategory.id, usedSubs)),
      )
    await tx
      .delete(category)
      .where(and(inArray(category.id, made('category')), notInArray(category.id, usedCategories)))
  })
}

async function takeBackMovements(tx: Queries, id: string, { staff, at }: Author) {
  const rows = await tx
    .select({ movement: stockMovement })
    .from(stockMovement)
    .leftJoin(reversal, eq(reversal.reverses, stockMovement.seq))
    .where(and(inArray(stockMovement.id, madeBy(tx, id, 'movement')), stands))
    .orderBy(desc(stockMovement.seq))
  for (const [index, { movement }] of rows.entries()) {
    await takeBackMovement(tx, movement, { staff, created_at: at })
    // No query, as in writing an import: shoppers are answered meanwhile.
    if (index % MOVEMENTS_AT_ONCE === 0) await setImmediate()
  }
}

function refuseLost(work: string[]) {
  if (work.length === 0) return
  const more = work.length > NAMED ? `, and ${work.length - NAMED} more` : ''
  throw new Refusal(
    409,
    `This import can't be undone, because it has been worked on since: ${work.slice(0, NAMED).join('; ')}${more}.`,
  )
}
