import type { MovementType } from '@etrend/contract'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { orderLine } from '../../db/schema/orders'
import { together } from '../../db/together'
import { Refusal } from '../../lib/refusal'
import { recordMovements } from '../../stock/ledger'
import { addEvents, type OrderEvent } from './order-timeline'

type Piece = { product_color: number; size: number; quantity: number }
export type Mover = { order: number; number: string; staff: number | null; now: Date }

/** Takes all the pieces of an order from stock. `before` are events that led to it. Throws NotEnoughStock. */
export async function takeStock(
  tx: Queries,
  pieces: Piece[],
  by: Mover,
  before: OrderEvent[] = [],
) {
  await together([
    moveStock(tx, 'Out', pieces, by),
    addEvents(tx, [...before, stockEvent(`${counted(pieces)} taken from stock`, by)]),
  ])
}

/** Puts pieces of an order back. */
export async function putBackStock(tx: Queries, pieces: Piece[], by: Mover) {
  const some = pieces.filter(({ quantity }) => quantity > 0)
  if (some.length === 0) return
  await moveStock(tx, 'In', some, by)
  await addEvents(tx, [stockEvent(`${counted(some)} put back into stock`, by)])
}

export type DamagedPiece = { order_line: number; quantity: number }

/**
 * The pieces that go back into stock, where some came back damaged. Throws Refusal (400) for more damaged pieces of a
 * line than the order has.
 */
export function withoutDamaged<Line extends Piece & { id: number }>(
  pieces: Line[],
  damaged: DamagedPiece[],
): Line[] {
  const left = new Map(pieces.map(({ id, quantity }) => [id, quantity]))
  for (const { order_line, quantity } of damaged) {
    const rest = (left.get(order_line) ?? 0) - quantity
    if (rest < 0) {
      const message = 'More pieces of a line can’t be damaged than came back.'
      throw new Refusal(400, message, { damaged: message })
    }
    left.set(order_line, rest)
  }
  return pieces.map((piece) => ({ ...piece, quantity: left.get(piece.id) ?? 0 }))
}

/** Says on the timeline, to staff alone, how many pieces came back damaged. */
export async function noteDamaged(tx: Queries, damaged: DamagedPiece[], by: Mover) {
  if (damaged.length === 0) return
  await addEvents(tx, [stockEvent(`${counted(damaged)} came back damaged, kept out of stock`, by)])
}

/** The lines of an order, each with the quantity that was not returned. */
export async function piecesOf(tx: Queries, order: number) {
  const lines = await tx
    .select()
    .from(orderLine)
    .where(eq(orderLine.order, order))
    .orderBy(asc(orderLine.id))
  return lines.map(({ quantity, returned, ...line }) => ({
    ...line,
    quantity: quantity - returned,
  }))
}

async function moveStock(tx: Queries, movement_type: MovementType, pieces: Piece[], by: Mover) {
  const author = { staff: by.staff, order: by.order, created_at: by.now.toISOString() }
  const notes = `Order ${by.number}`
  const movements = pieces.map(({ product_color, size, quantity }) => {
    return { product_color, size, movement_type, quantity, notes }
  })
  await recordMovements(tx, movements, author)
}

function stockEvent(text: string, { order, staff, now }: Mover): OrderEvent {
  return { order, kind: 'stock', text, staff, created_at: now.toISOString() }
}

function counted(pieces: { quantity: number }[]) {
  const sum = pieces.reduce((all, { quantity }) => all + quantity, 0)
  return sum === 1 ? '1 piece' : `${sum} pieces`
}
