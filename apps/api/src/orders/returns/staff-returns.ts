import type { StaffReturn } from '@etrend/contract'
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

/** A return as staff see it: with what it is about. */
export async function staffReturn(db: Queries, { row, ...of }: JoinedReturn): Promise<StaffReturn> {
  const { picture, created_at, ...facts } = row
  const pieces = await piecesOfReturn(db, row.id)
  return {
    ...facts,
    ...of,
    picture: picture === null ? null : { src: picture, alt: 'The picture of what came' },
    date: created_at,
    lines: pieces,
    pieces,
  }
}

export async function returnById(db: Queries, id: number) {
  const row = await first(returnRows(db).where(eq(orderReturn.id, id)))
  return staffReturn(db, found(row, 'return'))
}

/** The lines of a return with what they were on the order. */
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
