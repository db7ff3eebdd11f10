import type { StaffReturn } from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { and, asc, desc, eq, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { order, orderLine } from '../../db/schema/orders'
import { orderReturn, orderReturnLine } from '../../db/schema/returns'
import { found } from '../../http/errors'
import { ordersWithCounted, worthsOfLines } from '../rows/line-worths'

const exchange = alias(order, 'exchange')

/** Returns with their order, newest first. */
export function returnRows(db: Queries) {
  return db
    .select({
      row: orderReturn,
      order_number: order.number,
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
  const { row, ...of } = joined
  const { picture, created_at, ...facts } = row
  const pieces = await piecesOfReturn(db, row.id)
  return {
    ...facts,
    ...of,
    picture: picture === null ? null : { src: picture, alt: 'The customer’s photo of the pieces' },
    date: created_at,
    lines: pieces,
    pieces,
    worth: await worthOf(db, row.order, pieces),
  }
}

export async function returnById(db: Queries, id: number) {
  const row = await first(returnRows(db).where(eq(orderReturn.id, id)))
  return staffReturn(db, found(row, 'return'))
}

type Piece = { order_line: number; quantity: number; earlier: number }

/**
 * What returned pieces are worth, in rupees: their part of what their lines cost after the discount. All returns of a
 * line together are worth what it cost, to the paisa.
 */
export async function worthOf(db: Queries, id: number, pieces: Piece[]) {
  const { row, products } = await one(ordersWithCounted(db).where(eq(order.id, id)))
  const lines = await db.select().from(orderLine).where(eq(orderLine.order, id))
  const worths = worthsOfLines(row, lines, products)
  const parts = pieces.map(({ order_line, quantity, earlier }) => {
    const at = lines.findIndex((line) => line.id === order_line)
    const upTo = (count: number) =>
      Math.round(((worths[at] ?? 0) * count) / (lines[at]?.quantity ?? 1))
    return upTo(earlier + quantity) - upTo(earlier)
  })
  return rupees(parts.reduce((sum, part) => sum + part, 0))
}

/** The lines of a return, each with its order line and how many pieces of that `earlier` returns took back. */
export async function piecesOfReturn(db: Queries, id: number) {
  const rows = await db
    .select({ piece: orderReturnLine, line: orderLine, earlier: piecesBefore(db) })
    .from(orderReturnLine)
    .innerJoin(orderLine, eq(orderLine.id, orderReturnLine.order_line))
    .where(eq(orderReturnLine.order_return, id))
    .orderBy(asc(orderReturnLine.id))
  return rows.map(({ piece, line, earlier }) => ({
    ...line,
    ...piece,
    name: line.title,
    picture: { src: line.picture, alt: `${line.title} in ${line.color_name}` },
    earlier,
  }))
}

const before = alias(orderReturnLine, 'before')

function piecesBefore(db: Queries) {
  const pieces = db
    .select({ pieces: sql`coalesce(sum(${before.quantity}), 0)` })
    .from(before)
    .innerJoin(orderReturn, eq(orderReturn.id, before.order_return))
    .where(
      and(
        eq(before.order_line, orderReturnLine.order_line),
        lt(before.order_return, orderReturnLine.order_return),
        ne(orderReturn.state, 'refused'),
      ),
    )
  return sql<number>`${pieces}`.mapWith(Number)
}
