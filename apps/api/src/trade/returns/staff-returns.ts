import type { StaffReturn } from '@etrend/contract'
import { paisa, rupees } from '@etrend/domain'
import { asc, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { order, orderLine } from '../../db/schema-orders'
import { orderReturn, orderReturnLine } from '../../db/schema-payments'
import { found } from '../../http/errors'

const exchange = alias(order, 'exchange')

/** Returns with their order, newest first. */
export function returnRows(db: Queries) {
  return db
    .select({
      row: orderReturn,
      order_number: order.number,
      source: order.source,
      subtotal: order.subtotal,
      discount: order.discount,
      name: order.name,
      phone: order.phone,
      exchange_number: exchange.number,
    })
    .from(orderReturn)
    .innerJoin(order, eq(order.id, orderReturn.order))
    .leftJoin(exchange, eq(exchange.id, orderReturn.exchange_order))
    .orderBy(desc(orderReturn.id))
    .$dynamic()
}

type JoinedReturn = Awaited<ReturnType<typeof returnRows>>[number]

/** A return as staff see it, with its order, its pieces and their worth. */
export async function staffReturn(db: Queries, joined: JoinedReturn): Promise<StaffReturn> {
  const { row, source, subtotal, discount, ...of } = joined
  const { picture, created_at, ...facts } = row
  const pieces = await piecesOfReturn(db, row.id)
  return {
    ...facts,
    ...of,
    picture: picture === null ? null : { src: picture, alt: 'The customer’s photo of the pieces' },
    date: created_at,
    lines: pieces,
    pieces,
    worth: worthOf(pieces, { source, subtotal, discount }),
  }
}

export async function returnById(db: Queries, id: number) {
  const row = await first(returnRows(db).where(eq(orderReturn.id, id)))
  return staffReturn(db, found(row, 'return'))
}

type Piece = { price: number; quantity: number }
type Bought = Pick<typeof order.$inferSelect, 'source' | 'subtotal' | 'discount'>

/**
 * What returned pieces are worth, in rupees: their price less their share of the order's discount, to the paisa. The
 * discount of an exchange order doesn't count: it stands for the pieces with which that order was paid.
 */
export function worthOf(pieces: Piece[], { source, subtotal, discount }: Bought) {
  const price = pieces.reduce((sum, piece) => sum + paisa(piece.price) * piece.quantity, 0)
  if (source === 'exchange' || subtotal === 0) return rupees(price)
  const paidShare = Math.max(0, paisa(subtotal) - paisa(discount)) / paisa(subtotal)
  return rupees(Math.round(price * paidShare))
}

/** The lines of a return, each with the order line that it belongs to. */
export async function piecesOfReturn(db: Queries, id: number) {
  const rows = await db
    .select({ piece: orderReturnLine, line: orderLine })
    .from(orderReturnLine)
    .innerJoin(orderLine, eq(orderLine.id, orderReturnLine.order_line))
    .where(eq(orderReturnLine.order_return, id))
    .orderBy(asc(orderReturnLine.id))
  return rows.map(({ piece, line }) => ({
    ...line,
    ...piece,
    name: line.title,
  }))
}
