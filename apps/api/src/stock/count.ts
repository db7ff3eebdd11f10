import type { StockCount, StockInput } from '@etrend/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { color, product, productColor, size } from '../db/schema/catalogue'
import { stockLevel } from '../db/schema/stock'
import { found } from '../http/errors'
import { Refusal } from '../lib/refusal'
import { record, type Author, type Fields } from '../records/audit'
import { recordMovement } from './ledger'
import { movementAuthor } from './movement-author'

type Count = StockCount['counts'][number]

/**
 * Records a count of a product's units as In and Out movements, all or none, and returns how many movements.
 * Throws Refusal: 404 no such product, 400 a unit that isn't the product's, 409 a level that changed meanwhile.
 */
export function countStock(
  db: Database,
  productId: number,
  { counts, notes }: StockCount,
  by: Author,
) {
  return db.transaction(async (tx) => {
    const { title } = found(await productOf(tx, productId), 'product')
    const nameOf = await namesOfUnits(tx, productId, counts)
    const before: Fields = {}
    const after: Fields = {}
    for (const count of counts) {
      const name = nameOf(count)
      await requireLevel(tx, count, name)
      const movement = movementOf(count, notes)
      if (!movement) continue
      await recordMovement(tx, movement, movementAuthor(by))
      before[name] = count.before
      after[name] = count.quantity
    }
    const movements = Object.keys(after).length
    const action = { action: 'count', noun: 'products', row_id: productId, label: title }
    if (movements > 0) await record(tx, by, { ...action, before, after })
    return { movements }
  })
}

function productOf(tx: Queries, id: number) {
  return first(tx.select({ title: product.title }).from(product).where(eq(product.id, id)))
}

/** The difference as a movement; undefined where there is none. */
function movementOf({ before, quantity, ...unit }: Count, notes: string): StockInput | undefined {
  if (quantity === before) return undefined
  const movement_type = quantity > before ? 'In' : 'Out'
  return { ...unit, movement_type, quantity: Math.abs(quantity - before), notes }
}

/** 'Navy, MD' for each unit. Throws Refusal (400) for one that isn't the product's. */
async function namesOfUnits(tx: Queries, productId: number, counts: Count[]) {
  const colors = await tx
    .select({ id: productColor.id, name: color.color_name })
    .from(productColor)
    .innerJoin(color, eq(color.id, productColor.color))
    .where(eq(productColor.product, productId))
  const asked = [...new Set(counts.map((count) => count.size))]
  const sizes = await tx
    .select({ id: size.id, name: size.size_name })
    .from(size)
    .where(inArray(size.id, asked))
  const colorNames = new Map(colors.map(({ id, name }) => [id, name]))
  const sizeNames = new Map(sizes.map(({ id, name }) => [id, name]))
  return (unit: { product_color: number; size: number }) => {
    const [ofColor, ofSize] = [colorNames.get(unit.product_color), sizeNames.get(unit.size)]
    if (ofColor !== undefined && ofSize !== undefined) return `${ofColor}, ${ofSize}`
    throw new Refusal(400, 'Count only colors of this product, in sizes that exist.')
  }
}

/** Refuses (409) a level that isn't `before`, which staff saw when they counted: the count would undo the change. */
async function requireLevel(
  tx: Queries,
  { product_color, size: ofSize, before }: Count,
  name: string,
) {
  const ofUnit = and(eq(stockLevel.product_color, product_color), eq(stockLevel.size, ofSize))
  const level = await first(tx.select().from(stockLevel).where(ofUnit))
  const now = level?.quantity ?? 0
  if (now === before) return
  throw new Refusal(409, `${name} is at ${now} now, not ${before}: look at it again before saving.`)
}
