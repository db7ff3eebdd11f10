import type { StockInput } from '@etrend/contract'
import { and, eq, gte, max, sql } from 'drizzle-orm'
import { reversal, stands } from '../db/catalogue/standing'
import type { Queries } from '../db/client'
import { prepared } from '../db/prepared'
import { first, one } from '../db/rows'
import { stockLevel, stockMovement } from '../db/schema/stock'

/** Who or what moves pieces, and when. */
export type Author = { staff: number | null; order?: number; created_at: string }
type Unit = { product_color: number; size: number }
type LedgerRow = typeof stockMovement.$inferSelect

/** Thrown when a unit's stock level would fall below zero; `left` pieces are in stock. */
export class NotEnoughStock extends Error {
  override name = 'NotEnoughStock'
  constructor(
    readonly unit: Unit,
    readonly left: number,
  ) {
    super(`Only ${left} left`)
  }
}

/** Adds a movement and answers its published id. Throws NotEnoughStock. */
export async function recordMovement(tx: Queries, movement: StockInput, author: Author) {
  const values = { order: null, reverses: null, unit_cost: null, ...movement, ...author }
  const { id } = await one(statementsOf(tx).addNext.all(values))
  await changeLevels(tx, [{ ...movement, by: signed(movement) }])
  return id
}

/** Adds many movements In by the same author, a thousand with each statement. `unit_cost` is in paisa. */
export async function recordArrivals(
  tx: Queries,
  arrivals: (Unit & { quantity: number; notes: string; unit_cost?: number | null })[],
  { staff, created_at }: Author,
) {
  const { last } = (await statementsOf(tx).lastId.get()) ?? {}
  const first = (last ?? 0) + 1
  const rows = arrivals.map((arrival, index) => ({
    ...arrival,
    unit_cost: arrival.unit_cost ?? null,
    id: first + index,
    movement_type: 'In' as const,
    staff,
    created_at,
  }))
  for (const part of parts(rows)) await tx.insert(stockMovement).values(part)
  const sums = [...perUnit(arrivals.map(({ quantity, ...unit }) => ({ ...unit, by: quantity })))]
  const levels = sums.map(({ product_color, size, by }) => ({ product_color, size, quantity: by }))
  for (const part of parts(levels)) {
    await tx
      .insert(stockLevel)
      .values(part)
      .onConflictDoUpdate({
        target: [stockLevel.product_color, stockLevel.size],
        set: { quantity: sql`${stockLevel.quantity} + excluded.quantity` },
      })
  }
}

/** A statement may have some ten thousand values. */
function* parts<Row>(rows: Row[]) {
  for (let from = 0; from < rows.length; from += 1000) yield rows.slice(from, from + 1000)
}

const statementsOf = prepared((db) => {
  const ofUnit = and(
    eq(stockLevel.product_color, sql.placeholder('product_color')),
    eq(stockLevel.size, sql.placeholder('size')),
  )
  const given = {
    product_color: sql.placeholder('product_color'),
    size: sql.placeholder('size'),
    movement_type: sql.placeholder('movement_type'),
    quantity: sql.placeholder('quantity'),
    notes: sql.placeholder('notes'),
    reverses: sql.placeholder('reverses'),
    staff: sql.placeholder('staff'),
    order: sql.placeholder('order'),
    unit_cost: sql.placeholder('unit_cost'),
    created_at: sql.placeholder('created_at'),
  }
  return {
    lastId: db
      .select({ last: max(stockMovement.id) })
      .from(stockMovement)
      .prepare(),
    add: db
      .insert(stockMovement)
      .values({ ...given, id: sql.placeholder('id') })
      .prepare(),
    /** The same under the next id. */
    addNext: db
      .insert(stockMovement)
      .values({ ...given, id: sql`(SELECT coalesce(max(id), 0) + 1 FROM stock_movement)` })
      .returning({ id: stockMovement.id })
      .prepare(),
    takeOut: db
      .update(stockLevel)
      .set({ quantity: sql`${stockLevel.quantity} - ${sql.placeholder('out')}` })
      .where(and(ofUnit, gte(stockLevel.quantity, sql.placeholder('out'))))
      .returning({ quantity: stockLevel.quantity })
      .prepare(),
    level: db.select().from(stockLevel).where(ofUnit).prepare(),
  }
})

/**
 * Reverses the row in effect of a movement and adds `next` under the same id, at the same cost where the same unit came
 * in. Throws NotEnoughStock.
 */
export async function correctMovement(
  tx: Queries,
  standing: LedgerRow,
  next: StockInput,
  author: Author,
) {
  await tx.insert(stockMovement).values(reversalOf(standing, author))
  const isSameUnit = next.product_color === standing.product_color && next.size === standing.size
  const unit_cost = isSameUnit && next.movement_type === 'In' ? standing.unit_cost : null
  await tx.insert(stockMovement).values({ ...next, ...author, unit_cost, id: standing.id })
  await changeLevels(tx, [
    { ...standing, by: -signed(standing) },
    { ...next, by: signed(next) },
  ])
}

/** Reverses a movement; the ledger keeps both rows. Throws NotEnoughStock. */
export async function takeBackMovement(tx: Queries, standing: LedgerRow, author: Author) {
  await statementsOf(tx).add.run({ order: null, unit_cost: null, ...reversalOf(standing, author) })
  await changeLevels(tx, [{ ...standing, by: -signed(standing) }])
}

/** Writes a reversed movement again, under its id. Throws NotEnoughStock. */
export async function bringBackMovement(
  tx: Queries,
  movement: StockInput & { id: number; unit_cost: number | null },
  author: Author,
) {
  await tx.insert(stockMovement).values({ ...movement, ...author })
  await changeLevels(tx, [{ ...movement, by: signed(movement) }])
}

/** The row in effect of a movement; undefined when there never was one or it was reversed. */
export async function standingRow(tx: Queries, id: number): Promise<LedgerRow | undefined> {
  const row = await first(
    tx
      .select({ movement: stockMovement })
      .from(stockMovement)
      .leftJoin(reversal, eq(reversal.reverses, stockMovement.seq))
      .where(and(eq(stockMovement.id, id), stands)),
  )
  return row?.movement
}

function reversalOf(row: LedgerRow, author: Author) {
  return {
    id: row.id,
    product_color: row.product_color,
    size: row.size,
    movement_type: row.movement_type === 'In' ? ('Out' as const) : ('In' as const),
    quantity: row.quantity,
    notes: '',
    reverses: row.seq,
    ...author,
  }
}

/** Sums changes of the same unit first, so that a correction fails only when its result is below zero. */
async function changeLevels(tx: Queries, changes: (Unit & { by: number })[]) {
  for (const change of perUnit(changes)) await changeLevel(tx, change)
}

async function changeLevel(tx: Queries, { by, ...unit }: Unit & { by: number }) {
  if (by > 0) {
    await tx
      .insert(stockLevel)
      .values({ ...unit, quantity: by })
      .onConflictDoUpdate({
        target: [stockLevel.product_color, stockLevel.size],
        set: { quantity: sql`${stockLevel.quantity} + ${by}` },
      })
  }
  if (by < 0) {
    const { takeOut, level } = statementsOf(tx)
    const taken = await takeOut.all({ ...unit, out: -by })
    if (taken.length === 0) {
      throw new NotEnoughStock(unit, (await level.get(unit))?.quantity ?? 0)
    }
  }
}

/** The pieces of a movement, negative where they went out. */
function signed({ movement_type, quantity }: Pick<StockInput, 'movement_type' | 'quantity'>) {
  return movement_type === 'In' ? quantity : -quantity
}

/** The changes of each unit as one. */
function perUnit(changes: (Unit & { by: number })[]) {
  const sums = new Map<string, Unit & { by: number }>()
  for (const { product_color, size, by } of changes) {
    const key = `${product_color}/${size}`
    sums.set(key, { product_color, size, by: by + (sums.get(key)?.by ?? 0) })
  }
  return sums.values()
}
