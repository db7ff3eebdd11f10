import type { StockCount } from '@etrend/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { color, product, productColor, size, stockLevel } from '../db/schema'
import { found, Refusal } from '../http/errors'
import { recordMovement } from '../lib/ledger'

type Author = { staff: number | null; created_at: string }
type Count = StockCount['counts'][number]

/**
 * Writes what was counted of a product's units as In and Out movements, all or none, and answers how many.
 * Throws Refusal: 404 no such product, 400 a unit that isn't the product's, 409 a level that moved meanwhile.
 */
export function countStock(
  db: Database,
  productId: number,
  { counts, notes }: StockCount,
  author: Author,
) {
  return db.transaction(async (tx) => {
    found(await first(tx.select().from(product).where(eq(product.id, productId))), 'product')
    await requireUnits(tx, productId, counts)
    let movements = 0
    for (const { before, quantity, ...unit } of counts) {
      await requireLevel(tx, unit, before)
      if (quantity === before) continue
      const movement_type = quantity > before ? 'In' : 'Out'
      const pieces = Math.abs(quantity - before)
      await recordMovement(tx, { ...unit, movement_type, quantity: pieces, notes }, author)
      movements += 1
    }
    return { movements }
  })
}

async function requireUnits(tx: Queries, productId: number, counts: Count[]) {
  const colors = await tx
    .select({ id: productColor.id })
    .from(productColor)
    .where(eq(productColor.product, productId))
  const asked = [...new Set(counts.map((count) => count.size))]
  const sizes = await tx.select({ id: size.id }).from(size).where(inArray(size.id, asked))
  const ownColors = new Set(colors.map(({ id }) => id))
  const isOwn = counts.every((count) => ownColors.has(count.product_color))
  if (!isOwn || sizes.length < asked.length) {
    throw new Refusal(400, 'Count only colors of this product, in sizes that exist.')
  }
}

/** Whoever counted saw `before`: if pieces came or went since, the count would undo that. */
async function requireLevel(
  tx: Queries,
  unit: { product_color: number; size: number },
  before: number,
) {
  const ofUnit = and(
    eq(stockLevel.product_color, unit.product_color),
    eq(stockLevel.size, unit.size),
  )
  const level = await first(tx.select().from(stockLevel).where(ofUnit))
  const now = level?.quantity ?? 0
  if (now === before) return
  const names = await first(
    tx
      .select({ color_name: color.color_name, size_name: size.size_name })
      .from(productColor)
      .innerJoin(color, eq(color.id, productColor.color))
      .innerJoin(size, eq(size.id, unit.size))
      .where(eq(productColor.id, unit.product_color)),
  )
  const name = names ? `${names.color_name}, ${names.size_name}` : 'A unit'
  throw new Refusal(409, `${name} is at ${now} now, not ${before}: look at it again before saving.`)
}
