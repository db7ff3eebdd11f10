import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { orderLine } from '../../db/schema/orders'
import type { Author } from '../../records/audit'
import { unitKey } from '../orders/priced-lines'
import type { OrderRow } from '../rows/order-row'
import { putBackStock, takeStock } from '../rows/order-stock'

type Unit = { product_color: number; size: number; quantity: number }
type Had = Unit & { returned: number }
type Wanted = Omit<typeof orderLine.$inferInsert, 'order' | 'returned'>

/**
 * Replaces the lines of an order. Only the difference is moved in stock. Pieces that were returned before are in stock
 * already: they are the first that leave a line, and don't move again.
 */
export async function replaceLines(
  tx: Queries,
  row: Pick<OrderRow, 'id' | 'number'>,
  had: Had[],
  wanted: Wanted[],
  { staff }: Author,
  now: Date,
) {
  const before = new Map(had.map((line) => [unitKey(line), line]))
  const lines = wanted.map((line) => {
    const { quantity = 0, returned = 0 } = before.get(unitKey(line)) ?? {}
    const gone = Math.max(0, quantity - line.quantity)
    return { ...line, order: row.id, returned: Math.max(0, returned - gone) }
  })
  const where = { order: row.id, number: row.number, staff, now }
  const [held, needed] = [had.map(withOrder), lines.map(withOrder)]
  await putBackStock(tx, more(held, needed), where)
  const taken = more(needed, held)
  if (taken.length > 0) await takeStock(tx, taken, where)
  await tx.delete(orderLine).where(eq(orderLine.order, row.id))
  await tx.insert(orderLine).values(lines)
}

/** The pieces of a line that were not returned. */
function withOrder({ product_color, size, quantity, returned }: Had): Unit {
  return { product_color, size, quantity: quantity - returned }
}

/** By how much more of each unit there is in `these` than in `others`. */
function more(these: Unit[], others: Unit[]): Unit[] {
  const other = new Map(others.map((unit) => [unitKey(unit), unit.quantity]))
  return these
    .map((unit) => ({ ...unit, quantity: unit.quantity - (other.get(unitKey(unit)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}
