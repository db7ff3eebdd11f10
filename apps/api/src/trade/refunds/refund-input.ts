import type { RefundInput } from '@etrend/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { orderLine } from '../../db/schema/orders'
import { Refusal } from '../../lib/refusal'
import { record, type Author } from '../../records/audit'
import type { MailParts } from '../rows/order-mails'
import type { OrderRow } from '../rows/order-row'
import { putBackStock } from '../rows/order-stock'
import { bookSale } from '../rows/sale-entries'
import { payBackByStaff } from './pay-back-by-staff'

/** Refunds an amount in rupees, and puts the named pieces back into stock. Throws Refusal (409). */
export async function refundByStaff(
  tx: Queries,
  row: OrderRow,
  { amount, reason, restock, paid_back }: RefundInput,
  by: Author,
  mailParts: MailParts,
) {
  const { staff } = by
  const { now } = mailParts
  const is_restocked = restock.length > 0
  if (is_restocked) refuseInStock(row)
  const why = { reason, staff, now, is_restocked }
  await payBackByStaff(tx, row, amount, why, { paid_back, by, mailParts })
  const pieces = []
  for (const { order_line, quantity } of restock) {
    const line = await takeBack(tx, row.id, order_line, quantity)
    pieces.push({ ...line, quantity })
  }
  await putBackStock(tx, pieces, { order: row.id, number: row.number, staff, now })
  await bookSale(tx, row.id, now)
  const after = { amount, reason, is_restocked }
  await record(tx, by, {
    action: 'refund',
    noun: 'orders',
    row_id: row.id,
    label: row.number,
    after,
  })
}

function refuseInStock({ state, delivered_at }: OrderRow) {
  if (state !== 'cancelled' && (state !== 'returned' || delivered_at)) return
  const message = 'The pieces of this order are back in stock already.'
  throw new Refusal(409, message, { restock: message })
}

/** Counts pieces of a line as returned. Refuses (409) more than the customer has. */
export async function takeBack(tx: Queries, orderId: number, lineId: number, quantity: number) {
  const isLeft = sql`${orderLine.returned} + ${quantity} <= ${orderLine.quantity}`
  const ofOrder = and(eq(orderLine.id, lineId), eq(orderLine.order, orderId))
  const line = await first(
    tx
      .update(orderLine)
      .set({ returned: sql`${orderLine.returned} + ${quantity}` })
      .where(and(ofOrder, isLeft))
      .returning(),
  )
  if (line) return line
  const message = 'You can’t take back more pieces of a line than the customer still has.'
  throw new Refusal(409, message, { restock: message })
}
