import type { OrderReturn } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { prepared } from '../db/prepared'
import { product } from '../db/schema'
import { type order, orderEvent, orderLine } from '../db/schema-orders'
import { orderReturn, orderReturnLine } from '../db/schema-payments'

type OrderRow = typeof order.$inferSelect

/** What everybody who may see an order sees of it. */
export function orderFacts(db: Queries, row: OrderRow) {
  const { lines } = statementsOf(db)
  const { subtotal, discount, shipping, tax, total, ...facts } = row
  return {
    ...facts,
    totals: { subtotal, discount, shipping, tax, total },
    lines: lines.all({ order: row.id }).map(({ line, title_now }) => ({
      ...line,
      name: line.title,
      slug: slug(title_now),
      picture: { src: line.picture, alt: `${line.title} in ${line.color_name}` },
    })),
    returns: returnsOf(db, row.id),
  }
}

/** The timeline, oldest first. */
export function timelineOf(db: Queries, order: number) {
  return statementsOf(db)
    .events.all({ order })
    .map(({ created_at, ...event }) => ({ ...event, date: created_at }))
}

export function returnsOf(db: Queries, order: number): OrderReturn[] {
  const { returns, returnLines } = statementsOf(db)
  return returns.all({ order }).map(({ picture, created_at, ...one }) => ({
    ...one,
    picture: picture === null ? null : { src: picture, alt: 'The picture of what came' },
    date: created_at,
    lines: returnLines.all({ order_return: one.id }),
  }))
}

const statementsOf = prepared((db) => ({
  lines: db
    .select({ line: orderLine, title_now: product.title })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.product))
    .where(eq(orderLine.order, sql.placeholder('order')))
    .orderBy(asc(orderLine.id))
    .prepare(),
  events: db
    .select()
    .from(orderEvent)
    .where(eq(orderEvent.order, sql.placeholder('order')))
    .orderBy(asc(orderEvent.id))
    .prepare(),
  returns: db
    .select()
    .from(orderReturn)
    .where(eq(orderReturn.order, sql.placeholder('order')))
    .orderBy(asc(orderReturn.id))
    .prepare(),
  returnLines: db
    .select()
    .from(orderReturnLine)
    .where(eq(orderReturnLine.order_return, sql.placeholder('order_return')))
    .orderBy(asc(orderReturnLine.id))
    .prepare(),
}))
