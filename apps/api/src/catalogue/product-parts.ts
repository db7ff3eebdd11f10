import type { ProductParts, RecordNoun, MovementType } from '@etrend/contract'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type * as z from 'zod'
import { productColorInfo } from '../db/catalogue/labels'
import { reversal, stands } from '../db/catalogue/standing'
import { storedRow } from '../db/catalogue/stored-row'
import type { Queries } from '../db/client'
import { countRows, first } from '../db/rows'
import { color, product, productColor, productImage, size } from '../db/schema/catalogue'
import { stockLevel, stockMovement } from '../db/schema/stock'
import { found } from '../http/errors'
import { Refusal } from '../lib/refusal'
import type { Author } from '../records/audit'
import { keepInTrash, refuseWithoutParents, takePartsFromTrash } from '../records/trash'
import { keptMovement } from '../stock/kept-movement'
import { bringBackMovement, takeBackMovement } from '../stock/ledger'
import { movementAuthor } from '../stock/movement-author'

type Whole = { id: number; title: string }

/**
 * Moves the pictures, colors and stock movements of a product to the trash, as parts of the product. The ledger gets a
 * reversal of each movement. Throws Refusal (409) where orders moved pieces: what was sold stays in the books.
 */
export async function removeParts(tx: Queries, whole: Whole, by: Author) {
  await refuseIfOrdered(tx, whole)
  const keep = (noun: RecordNoun, row_id: number, label: string, row: object) =>
    keepInTrash(tx, by, { noun, row_id, label, row: { ...row }, whole })

  const ofProduct = eq(productColor.product, whole.id)
  // Pieces that went out come back first: so no level falls below zero in between.
  for (const { movement, info, size_name } of (await movements(tx, [whole.id])).toSorted(
    outFirst,
  )) {
    await takeBackMovement(tx, movement, movementAuthor(by))
    const { movement_type, quantity } = movement
    const label = `${movement_type} ${quantity} of ${info}, size ${size_name}`
    await keep('stock', movement.id, label, keptMovement.parse(movement))
  }
  const colors = await tx
    .select({ row: productColor, info: productColorInfo })
    .from(productColor)
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .where(ofProduct)
    .orderBy(asc(productColor.id))
  const infos = new Map(colors.map(({ row, info }) => [row.id, info]))
  const images = await tx.delete(productImage).where(eq(productImage.product, whole.id)).returning()
  for (const image of images) {
    await keep('productImages', image.id, infos.get(image.color) ?? whole.title, image)
  }
  await tx.delete(productColor).where(ofProduct)
  for (const { row, info } of colors) await keep('productColors', row.id, info, row)
}

/** Restores what was deleted with a product. Throws Refusal (409) where a color or size of it is deleted too. */
export async function restoreParts(tx: Queries, id: number, by: Author) {
  const parts = await takePartsFromTrash(tx, 'products', id)
  const rowsOf = <Row>(noun: RecordNoun, kept: z.ZodType<Row>) =>
    parts.filter((part) => part.noun === noun).map(({ row }) => kept.parse(row))
  const colors = rowsOf('productColors', storedRow(productColor))
  const images = rowsOf('productImages', storedRow(productImage))
  const moved = rowsOf('stock', keptMovement)

  await refuseWithoutParents(tx, [
    ...distinct(colors.map((row) => row.color)).map((one) => ['colors', one] as const),
    ...distinct(moved.map((row) => row.size)).map((one) => ['sizes', one] as const),
  ])
  for (const row of colors) await tx.insert(productColor).values(row)
  for (const row of images) await tx.insert(productImage).values(row)
  for (const movement of moved.toSorted(inFirst)) {
    await bringBackMovement(tx, movement, movementAuthor(by))
  }
}

/** Counts what would be deleted with a product. Throws Refusal (404) for an unknown id. */
export async function countParts(queries: Queries, id: number): Promise<ProductParts> {
  found(
    await first(queries.select({ id: product.id }).from(product).where(eq(product.id, id))),
    'product',
  )
  return await countPartsOf(queries, [id])
}

/** Counts what would be deleted with these products; ids that don't exist have nothing. */
export async function countPartsOf(queries: Queries, ids: number[]): Promise<ProductParts> {
  const colors = queries
    .select({ id: productColor.id })
    .from(productColor)
    .where(inArray(productColor.product, ids))
  return {
    colors: await countRows(queries, colors),
    pictures: await queries.$count(productImage, inArray(productImage.product, ids)),
    units: await queries.$count(stockLevel, inArray(stockLevel.product_color, colors)),
    movements: await countRows(queries, movements(queries, ids)),
  }
}

/** The movements of these products that are in effect. */
function movements(tx: Queries, ids: number[]) {
  return tx
    .select({ movement: stockMovement, info: productColorInfo, size_name: size.size_name })
    .from(stockMovement)
    .leftJoin(reversal, eq(reversal.reverses, stockMovement.seq))
    .innerJoin(productColor, eq(productColor.id, stockMovement.product_color))
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .innerJoin(size, eq(size.id, stockMovement.size))
    .where(and(inArray(productColor.product, ids), stands))
    .orderBy(asc(stockMovement.id))
}

async function refuseIfOrdered(tx: Queries, { id, title }: Whole) {
  const colors = tx
    .select({ id: productColor.id })
    .from(productColor)
    .where(eq(productColor.product, id))
  const orders = await tx
    .selectDistinct({ order: stockMovement.order })
    .from(stockMovement)
    .leftJoin(reversal, eq(reversal.reverses, stockMovement.seq))
    .where(
      and(inArray(stockMovement.product_color, colors), isNotNull(stockMovement.order), stands),
    )
  if (orders.length === 0) return
  const count = orders.length === 1 ? '1 order' : `${orders.length} orders`
  throw new Refusal(409, `Product ${title} is in ${count}. Archive it instead of deleting it.`)
}

type Moved = { movement_type: MovementType }

function inFirst(one: Moved, other: Moved) {
  return one.movement_type.localeCompare(other.movement_type)
}

function outFirst(one: { movement: Moved }, other: { movement: Moved }) {
  return inFirst(other.movement, one.movement)
}

function distinct<Value>(values: Value[]) {
  return [...new Set(values)]
}
