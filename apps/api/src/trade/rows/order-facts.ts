import type { OrderReturn } from '@etrend/contract'
import { slug, vatIn } from '@etrend/domain'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { product } from '../../db/schema/catalogue'
import { order, orderEvent, orderLine } from '../../db/schema/orders'
import { orderReturn, orderReturnLine } from '../../db/schema/returns'
import { trackingUrlOf } from './courier-rows'
import { counterMethodOf } from './paid-by-words'
import { toPayBack } from './payment-state'

type OrderRow = typeof order.$inferSelect

/** The facts of an order that are the same for its customer and for staff. */
export async function orderFacts(db: Queries, row: OrderRow) {
  const { lines } = statementsOf(db)
  const { subtotal, discount, shipping, tax, total, ...facts } = row
  return {
    ...facts,
    counter_method: counterMethodOf(row),
    promised: promisedOf(row),
    to_pay_back: row.refunded > 0 ? await toPayBack(db, row.id) : 0,
    tracking_url: await trackingUrlOf(db, row),
    totals: { subtotal, discount, shipping, tax, total, ...taxedBy(row) },
    lines: (await lines.all({ order: row.id })).map(({ line, title_now }) => ({
      ...line,
      name: line.title,
      slug: slug(title_now),
      picture: { src: line.picture, alt: `${line.title} in ${line.color_name}` },
    })),
    returns: await returnsOf(db, row.id),
  }
}

/** When the arrival of an order was promised for; null where no time was promised. */
export function promisedOf({
  promised_from: from,
  promised_to: to,
}: Pick<OrderRow, 'promised_from' | 'promised_to'>) {
  return to === null ? null : { from, to }
}

/** What an order's totals say about tax: nothing for the fixed one. */
export function taxedBy({
  tax_mode,
  vat_rate,
  total,
}: Pick<OrderRow, 'tax_mode' | 'vat_rate' | 'total'>) {
  if (tax_mode === 'flat') return {}
  return tax_mode === 'pan' ? { tax_mode } : { tax_mode, vat: vatIn(total, vat_rate) }
}

/** All orders of an account with their facts, newest first. */
export async function ordersOf(db: Queries, user: number) {
  const rows = await db.select().from(order).where(eq(order.user, user)).orderBy(desc(order.id))
  return await Promise.all(rows.map((row) => orderFacts(db, row)))
}

/** The timeline, oldest first. */
export async function timelineOf(db: Queries, order: number) {
  const events = await statementsOf(db).events.all({ order })
  return events.map(({ created_at, ...event }) => ({ ...event, date: created_at }))
}

export async function returnsOf(db: Queries, order: number): Promise<OrderReturn[]> {
  const { returns, returnLines } = statementsOf(db)
  const rows = await returns.all({ order })
  return await Promise.all(
    rows.map(async ({ row: { picture, created_at, ...one }, exchange_number }) => ({
      ...one,
      exchange_number,
      picture:
        picture === null ? null : { src: picture, alt: 'The customer’s photo of the pieces' },
      date: created_at,
      lines: await returnLines.all({ order_return: one.id }),
    })),
  )
}

type Facts = Pick<Awaited<ReturnType<typeof orderFacts>>, 'lines' | 'returns'>

/** How many pieces of each line (by its id) can still be returned: not returned yet, and in no open return. */
export function returnable({ lines, returns }: Facts) {
  const open = returns.filter(({ state }) => state === 'requested' || state === 'approved')
  const asked = open.flatMap((one) => one.lines)
  const left = new Map(lines.map(({ id, quantity, returned }) => [id, quantity - returned]))
  for (const { order_line, quantity } of asked) {
    left.set(order_line, (left.get(order_line) ?? 0) - quantity)
  }
  return left
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
    .select({ row: orderReturn, exchange_number: order.number })
    .from(orderReturn)
    .leftJoin(order, eq(order.id, orderReturn.exchange_order))
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
