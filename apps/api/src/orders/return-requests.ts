import type { OrderReturn, ReturnInput } from '@etrend/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { one } from '../db/rows'
import { orderLine } from '../db/schema-orders'
import { orderReturn, orderReturnLine } from '../db/schema-payments'
import { found, Refusal } from '../http/errors'
import { returnsOf } from '../lib/order-facts'
import { addEvent } from '../lib/order-timeline'
import type { OrderRow } from './order-access'
import { returnUntil } from './order-page'

/** Writes down what a customer wants to send back. Refuses (409) it too late, and more pieces than they have. */
export async function requestReturn(
  tx: Queries,
  row: OrderRow,
  { lines, wants, reason, details }: ReturnInput,
  now: Date,
): Promise<OrderReturn> {
  if (!returnUntil(tx, row, now)) {
    throw new Refusal(409, 'This order can’t be sent back: it is not delivered, or too long ago.')
  }
  const open = await openPieces(tx, row.id)
  for (const { order_line, quantity } of lines) {
    const left = open.get(order_line) ?? 0
    if (quantity <= left) open.set(order_line, left - quantity)
    else
      throw new Refusal(409, `Only ${left} of these can be sent back.`, { lines: 'Choose fewer.' })
  }
  const created_at = now.toISOString()
  const values = { order: row.id, wants, reason, details, answer: '', created_at }
  const { id } = await one(
    tx
      .insert(orderReturn)
      .values({ ...values, state: 'requested' })
      .returning(),
  )
  await tx.insert(orderReturnLine).values(lines.map((line) => ({ ...line, order_return: id })))
  const text = `Return asked for: ${reason}`
  addEvent(tx, { order: row.id, kind: 'return', text, is_public: true, created_at })
  return found(
    returnsOf(tx, row.id).find((one) => one.id === id),
    'return',
  )
}

/** Pieces of each line that are neither back nor on their way. */
async function openPieces(tx: Queries, order: number) {
  const lines = await tx.select().from(orderLine).where(eq(orderLine.order, order))
  const asked = await tx
    .select({ order_line: orderReturnLine.order_line, quantity: orderReturnLine.quantity })
    .from(orderReturnLine)
    .innerJoin(orderReturn, eq(orderReturn.id, orderReturnLine.order_return))
    .where(and(eq(orderReturn.order, order), inArray(orderReturn.state, ['requested', 'approved'])))
  const open = new Map(lines.map(({ id, quantity, returned }) => [id, quantity - returned]))
  for (const { order_line, quantity } of asked) {
    open.set(order_line, (open.get(order_line) ?? 0) - quantity)
  }
  return open
}
