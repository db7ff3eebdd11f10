import type { PieceCondition } from '@etrend/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { order, orderLine } from '../../db/schema/orders'
import { orderReturnLine } from '../../db/schema/returns'
import { Refusal } from '../../lib/refusal'
import type { Author } from '../../records/audit'
import { moveOrder } from '../orders/move'
import { takeBack } from '../refunds/refund-input'
import { putBackStock } from '../rows/order-stock'
import { bookSale } from '../rows/sale-entries'
import { piecesOfReturn } from './staff-returns'

type Came = { id: number; condition: PieceCondition }

/**
 * Notes the condition of each returned piece, and puts resellable ones back into stock. Once all pieces of the order
 * are back, its state becomes 'returned'. Throws Refusal (400) where a condition is missing.
 */
export async function receivePieces(
  tx: Queries,
  given: { id: number; order: number },
  came: Came[],
  by: Author,
  now: Date,
) {
  const row = await one(tx.select().from(order).where(eq(order.id, given.order)))
  const conditions = new Map(came.map((piece) => [piece.id, piece.condition]))
  const pieces = await piecesOfReturn(tx, given.id)
  const resellable = []
  for (const piece of pieces) {
    const condition = conditions.get(piece.id)
    if (!condition) {
      const message = 'Say in what condition each piece is.'
      throw new Refusal(400, message, { pieces: message })
    }
    await takeBack(tx, row.id, piece.order_line, piece.quantity)
    await tx.update(orderReturnLine).set({ condition }).where(eq(orderReturnLine.id, piece.id))
    if (condition === 'resellable') resellable.push(piece)
  }
  const { staff } = by
  await putBackStock(tx, resellable, { order: row.id, number: row.number, staff, now })
  const kept = await tx.$count(
    orderLine,
    and(eq(orderLine.order, row.id), gt(orderLine.quantity, sql`${orderLine.returned}`)),
  )
  if (kept === 0 && row.state === 'delivered') {
    await moveOrder(tx, row, 'returned', { by: 'return', staff, now })
  } else {
    await bookSale(tx, row.id, now)
  }
}
