import { contract, type StockInput, type StockMovement } from '@etrend/contract'
import { and, eq, gte, lte } from 'drizzle-orm'
import { productColorInfo } from '../db/catalogue/labels'
import { reversal, stands } from '../db/catalogue/standing'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { color, product, productColor, size } from '../db/schema/catalogue'
import { stockMovement } from '../db/schema/stock'
import { found } from '../http/errors'
import { equals, listPage } from '../http/list-page'
import { Refusal } from '../lib/refusal'
import { crudStore } from '../records/crud-store'
import { keptMovement } from './kept-movement'
import {
  bringBackMovement,
  correctMovement,
  NotEnoughStock,
  recordMovement,
  standingRow,
  takeBackMovement,
} from './ledger'
import { movementAuthor } from './movement-author'

/** The movements that are in effect. The ledger underneath keeps every correction. */
export const stockStore = crudStore({
  noun: 'stock',
  label: (row: StockMovement) =>
    `${row.movement_type} ${row.quantity} of ${row.product_color_info}, size ${row.size_name}`,

  list: (queries, query) =>
    listPage(queries, rows(queries), query, {
      id: stockMovement.id,
      where: and(
        stands,
        equals(productColor.product, query.product),
        equals(stockMovement.product_color, query.product_color),
        equals(stockMovement.size, query.size),
        equals(stockMovement.movement_type, query.movement_type),
        query.from === undefined ? undefined : gte(stockMovement.created_at, query.from),
        query.to === undefined ? undefined : lte(stockMovement.created_at, query.to),
      ),
      search: [product.title, color.color_name, size.size_name, stockMovement.notes],
      sort: {
        id: stockMovement.id,
        product_color_info: productColorInfo,
        size_name: size.sort_key,
        movement_type: stockMovement.movement_type,
        quantity: stockMovement.quantity,
        notes: stockMovement.notes,
        created_at: stockMovement.created_at,
      },
    }),

  get: (queries, id) => first(rowsOf(queries, id)),

  create: (tx, input: StockInput, by) =>
    refusingShortage(tx, async () => {
      await requireUnit(tx, input)
      const id = await recordMovement(tx, input, movementAuthor(by))
      return await one(rowsOf(tx, id))
    }),

  edit: (tx, before, change, by) =>
    refusingShortage(tx, async () => {
      const { product_color, size, movement_type, quantity, notes } = { ...before, ...change }
      const next = { product_color, size, movement_type, quantity, notes }
      await requireUnit(tx, next)
      await correctMovement(tx, byHand(await standing(tx, before.id)), next, movementAuthor(by))
      return await one(rowsOf(tx, before.id))
    }),

  remove: (tx, { id }, by) =>
    refusingShortage(tx, async () => {
      const row = byHand(await standing(tx, id))
      await takeBackMovement(tx, row, movementAuthor(by))
      return keptMovement.parse(row)
    }),

  /** Adds the movement to the ledger again, under its old id. */
  restore: (tx, movement, by) =>
    refusingShortage(tx, async () => {
      if (Object.keys(await wrongParts(tx, movement)).length > 0) throw new Refusal(409, unitIsGone)
      await bringBackMovement(tx, movement, movementAuthor(by))
    }),
  parents: (movement) => [
    ['productColors', movement.product_color],
    ['sizes', movement.size],
  ],
  kept: keptMovement,
  change: contract.stock.edit.body.strip(),
  query: contract.stock.list.query,
})

async function standing(tx: Queries, id: number) {
  return found(await standingRow(tx, id), 'stock movement')
}

function byHand<Row extends { order: number | null }>(row: Row) {
  if (row.order === null) return row
  throw new Refusal(409, "An order made this movement: it can't be changed by hand.")
}

function rows(db: Queries) {
  return db
    .select({
      id: stockMovement.id,
      product_color: stockMovement.product_color,
      product_color_info: productColorInfo.as('product_color_info'),
      size: stockMovement.size,
      size_name: size.size_name,
      movement_type: stockMovement.movement_type,
      quantity: stockMovement.quantity,
      notes: stockMovement.notes,
      created_at: stockMovement.created_at,
    })
    .from(stockMovement)
    .leftJoin(reversal, eq(reversal.reverses, stockMovement.seq))
    .innerJoin(productColor, eq(productColor.id, stockMovement.product_color))
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .innerJoin(size, eq(size.id, stockMovement.size))
    .$dynamic()
}

function rowsOf(db: Queries, id: number) {
  return rows(db).where(and(eq(stockMovement.id, id), stands))
}

const unitIsGone =
  'The product color or size of this movement was deleted, so the movement can’t be restored.'

async function requireUnit(tx: Queries, unit: { product_color: number; size: number }) {
  const fields = await wrongParts(tx, unit)
  const [message] = Object.values(fields)
  if (message) throw new Refusal(400, message, fields)
}

async function wrongParts(tx: Queries, unit: { product_color: number; size: number }) {
  const fields: Record<string, string> = {}
  if (
    !(await first(
      tx.select().from(productColor).where(eq(productColor.id, unit.product_color)).limit(1),
    ))
  ) {
    fields['product_color'] = 'Choose a product color that exists.'
  }
  if (!(await first(tx.select().from(size).where(eq(size.id, unit.size)).limit(1)))) {
    fields['size'] = 'Choose a size that exists.'
  }
  return fields
}

/** Runs `work`. A shortage becomes a Refusal (409) that says how many pieces of which unit are left. */
async function refusingShortage<Result>(tx: Queries, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof NotEnoughStock)) throw error
    const { left, unit } = error
    const message = `Only ${left} left of ${await unitName(tx, unit)}: the stock can't go below zero.`
    throw new Refusal(409, message, { quantity: message })
  }
}

async function unitName(tx: Queries, unit: { product_color: number; size: number }) {
  const named = await first(
    tx
      .select({ info: productColorInfo, size_name: size.size_name })
      .from(productColor)
      .innerJoin(product, eq(product.id, productColor.product))
      .innerJoin(color, eq(color.id, productColor.color))
      .innerJoin(size, eq(size.id, unit.size))
      .where(eq(productColor.id, unit.product_color)),
  )
  return named ? `${named.info}, size ${named.size_name}` : 'this unit'
}
