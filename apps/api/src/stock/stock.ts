import type { StockChange, StockInput, StockMovement } from '@etrend/contract'
import { and, eq } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { productColorInfo } from '../db/labels'
import { first, one } from '../db/rows'
import { color, product, productColor, size, stockMovement } from '../db/schema'
import { reversal, stands } from '../db/standing'
import type { CrudStore } from '../http/crud-handlers'
import { Refusal } from '../http/errors'
import { listPage } from '../http/list-page'
import {
  correctMovement,
  NotEnoughStock,
  recordMovement,
  standingRow,
  takeBackMovement,
} from '../lib/ledger'

/** The movements that stand. `staff` is who writes; the ledger underneath keeps every correction. */
export function stockStore(
  db: Database,
  clock: () => Date,
  staff: number | null,
): CrudStore<StockMovement, StockInput, StockChange> {
  const author = () => ({ staff, created_at: clock().toISOString() })

  return {
    noun: 'stock movement',

    list: (query) =>
      listPage(db.read, rows(db.read), query, {
        id: stockMovement.id,
        where: stands,
        search: [product.title, color.color_name, size.size_name, stockMovement.notes],
        sort: {
          id: stockMovement.id,
          product_color_info: productColorInfo,
          size_name: size.size_name,
          movement_type: stockMovement.movement_type,
          quantity: stockMovement.quantity,
          notes: stockMovement.notes,
          created_at: stockMovement.created_at,
        },
      }),

    get: (id) => first(rowsOf(db.read, id)),

    create: (input) =>
      refusingShortage(db, async (tx) => {
        await requireUnit(tx, input)
        const id = await recordMovement(tx, input, author())
        return await one(rowsOf(tx, id))
      }),

    edit: (id, change) =>
      refusingShortage(db, async (tx) => {
        const standing = await standingRow(tx, id)
        if (!standing) return undefined
        refuseIfOrdered(standing)
        const { product_color, size, movement_type, quantity, notes } = { ...standing, ...change }
        const next = { product_color, size, movement_type, quantity, notes }
        await requireUnit(tx, next)
        await correctMovement(tx, standing, next, author())
        return await one(rowsOf(tx, id))
      }),

    remove: (id) =>
      refusingShortage(db, async (tx) => {
        const standing = await standingRow(tx, id)
        if (!standing) return false
        refuseIfOrdered(standing)
        await takeBackMovement(tx, standing, author())
        return true
      }),
  }
}

function refuseIfOrdered({ order }: { order: number | null }) {
  if (order === null) return
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

async function requireUnit(tx: Queries, unit: { product_color: number; size: number }) {
  const fields: Record<string, string> = {}
  if (
    !(await tx.query.productColor.findFirst({ where: eq(productColor.id, unit.product_color) }))
  ) {
    fields['product_color'] = 'Choose a product color that exists.'
  }
  if (!(await tx.query.size.findFirst({ where: eq(size.id, unit.size) }))) {
    fields['size'] = 'Choose a size that exists.'
  }
  const [message] = Object.values(fields)
  if (message) throw new Refusal(400, message, fields)
}

/** A transaction in which a shortage becomes 409, saying how many are left of what. */
function refusingShortage<Result>(db: Database, work: (tx: Queries) => Promise<Result>) {
  return db.transaction(async (tx) => {
    try {
      return await work(tx)
    } catch (error) {
      if (!(error instanceof NotEnoughStock)) throw error
      const { left, unit } = error
      const name = await unitName(tx, unit)
      const message = `Only ${left} left of ${name}: the stock can't go below zero.`
      throw new Refusal(409, message, { quantity: message })
    }
  })
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
