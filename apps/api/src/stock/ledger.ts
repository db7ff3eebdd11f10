import type { StockInput } from '@etrend/contract'
import { and, eq, gte, max, sql } from 'drizzle-orm'
import { reversal, stands } from '../db/catalogue/standing'
import type { Queries } from '../db/client'
import { filledRows, forEachCount, parts, placeholderRows } from '../db/many-rows'
import { prepared } from '../db/prepared'
import { first, one } from '../db/rows'
import { stockLevel, stockMovement } from '../db/schema/stock'
import { together } from '../db/together'

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
  return await one(recordMovements(tx, [movement], author))
}

/** Adds movements, by one statement, and answers their published ids, in order. Throws NotEnoughStock. */
export async function recordMovements(tx: Queries, movements: StockInput[], author: Author) {
  const rows = movements.map((movement) => ({ ...unknownOfMovement, ...movement, ...author }))
  const changes = movements.map((movement) => ({ ...movement, by: signed(movement) }))
  const [added] = await together([
    statementsOf(tx).addNext(rows.length).all(filledRows(rows)),
    changeLevels(tx, changes),
  ])
  return added.map(({ id }) => id).toSorted((id, other) => id - other)
}

const unknownOfMovement = { order: null, reverses: null, unit_cost: null }

/** Adds many movements In by the same author, with prepared statements. `unit_cost` is in paisa. */
export async function recordArrivals(
  tx: Queries,
  arrivals: (Unit & { quantity: number; notes: string; unit_cost?: number | null })[],
  { staff, created_at }: Author,
) {
  const { lastId, addArrived, raise } = statementsOf(tx)
  const { last } = (await lastId.get()) ?? {}
  const first = (last ?? 0) + 1
  const rows = arrivals.map((arrival, index) => ({
    ...arrival,
    unit_cost: arrival.unit_cost ?? null,
    id: first + index,
    movement_type: 'In' as const,
    staff,
    created_at,
  }))
  for (const part of parts(rows)) await addArrived(part.length).run(filledRows(part))
  const sums = [...perUnit(arrivals.map(({ quantity, ...unit }) => ({ ...unit, by: quantity })))]
  const levels = sums.map(({ product_color, size, by }) => ({ product_color, size, quantity: by }))
  for (const part of parts(levels)) await raise(part.length).run(filledRows(part))
}

const MOVEMENT_COLUMNS = [
  'product_color',
  'size',
  'movement_type',
  'quantity',
  'notes',
  'reverses',
  'staff',
  'order',
  'unit_cost',
  'created_at',
] as const

const ARRIVED_COLUMNS = [
  'id',
  'product_color',
  'size',
  'movement_type',
  'quantity',
  'notes',
  'staff',
  'unit_cost',
  'created_at',
] as const

const statementsOf = prepared((db) => {
  const ofUnit = and(
    eq(stockLevel.product_color, sql.placeholder('product_color')),
    eq(stockLevel.size, sql.placeholder('size')),
  )
  return {
    lastId: db
      .select({ last: max(stockMovement.id) })
      .from(stockMovement)
      .prepare(),
    addArrived: forEachCount((count) =>
      db.insert(stockMovement).values(placeholderRows(ARRIVED_COLUMNS, count)).prepare(),
    ),
    raise: forEachCount((count) =>
      db
        .insert(stockLevel)
        .values(placeholderRows(['product_color', 'size', 'quantity'], count))
        .onConflictDoUpdate({
          target: [stockLevel.product_color, stockLevel.size],
          set: { quantity: sql`${stockLevel.quantity} + excluded.quantity` },
        })
        .prepare(),
    ),
    /** Under the next ids. The subquery doesn't see the rows of its own statement. */
    addNext: forEachCount((count) => {
      const next = (at: number) =>
        sql<number>`(SELECT coalesce(max(id), 0) FROM stock_movement) + ${at + 1}`
      const rows = placeholderRows(MOVEMENT_COLUMNS, count)
      return db
        .insert(stockMovement)
        .values(rows.map((row, at) => ({ ...row, id: next(at) })))
        .returning({ id: stockMovement.id })
        .prepare()
    }),
    /** Gives the units that had enough. The columns of `asked` have other names, since those of RETURNING are bare. */
    takeOut: forEachCount((count) => {
      const asked = placeholderRows(['product_color', 'size', 'out'], count).map(
        ({ product_color, size, out }) =>
          sql`SELECT CAST(${product_color} AS integer) AS color_asked, CAST(${size} AS integer) AS size_asked,
            CAST(${out} AS integer) AS pieces`,
      )
      const { product_color, size, quantity } = stockLevel
      return db
        .update(stockLevel)
        .set({ quantity: sql`${quantity} - asked.pieces` })
        .from(sql`(${sql.join(asked, sql` UNION ALL `)}) AS asked`)
        .where(
          and(
            eq(product_color, sql`asked.color_asked`),
            eq(size, sql`asked.size_asked`),
            gte(quantity, sql`asked.pieces`),
          ),
        )
        .returning({ product_color, size })
        .prepare()
    }),
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
  await tx.insert(stockMovement).values(reversalOf(standing, author))
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
  const sums = [...perUnit(changes)]
  for (const { by, ...unit } of sums.filter(({ by }) => by > 0)) {
    await tx
      .insert(stockLevel)
      .values({ ...unit, quantity: by })
      .onConflictDoUpdate({
        target: [stockLevel.product_color, stockLevel.size],
        set: { quantity: sql`${stockLevel.quantity} + ${by}` },
      })
  }
  await takeOut(
    tx,
    sums.filter(({ by }) => by < 0).map(({ by, ...unit }) => ({ ...unit, out: -by })),
  )
}

/** Takes pieces of units out of stock, each unit once. Throws NotEnoughStock for the first that has too few. */
async function takeOut(tx: Queries, units: (Unit & { out: number })[]) {
  if (units.length === 0) return
  const statements = statementsOf(tx)
  const taken = await statements.takeOut(units.length).all(filledRows(units))
  if (taken.length === units.length) return
  const isTaken = (unit: Unit) =>
    taken.some(
      ({ product_color, size }) => product_color === unit.product_color && size === unit.size,
    )
  const unit = units.find((one) => !isTaken(one))
  if (unit) throw new NotEnoughStock(unit, (await statements.level.get(unit))?.quantity ?? 0)
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
