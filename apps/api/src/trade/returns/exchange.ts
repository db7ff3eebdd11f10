import type { PlacedOrder } from '@etrend/contract'
import { paisa, rupees } from '@etrend/domain'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { one } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { orderReturn } from '../../db/schema/returns'
import type { Author } from '../../records/audit'
import { creditWhatWentBack } from '../invoices/credit'
import { moveOrder } from '../orders/move'
import { placeOrder } from '../orders/place'
import type { AskedLine } from '../orders/priced-lines'
import { payBack, refundableOf } from '../refunds/pay-back'
import { queueOrderMail, type MailParts } from '../rows/order-mails'
import type { OrderRow } from '../rows/order-row'
import { addEvent } from '../rows/order-timeline'
import { bookSale } from '../rows/sale-entries'
import { piecesOfReturn, worthOf } from './staff-returns'

/**
 * Places an exchange order for a received return: a new order without fees, whose discount is the worth of the returned
 * pieces. What it costs more is paid in cash: on delivery, or at once where the pieces are handed over in the shop. What it costs less is refunded, up to what was paid.
 */
export async function placeExchange(
  tx: Queries,
  given: { id: number; order: number },
  { lines, handed_over }: { lines: AskedLine[]; handed_over: boolean },
  by: Author,
  mailParts: MailParts,
): Promise<PlacedOrder> {
  const { now } = mailParts
  const row = await one(tx.select().from(order).where(eq(order.id, given.order)))
  const pieces = await piecesOfReturn(tx, given.id)
  const worth = await worthOf(tx, row.id, pieces)
  const { user, email, name, phone, province, district, city, street, landmark } = row
  const placed = await placeOrder(
    tx,
    {
      user,
      email,
      name,
      phone,
      province,
      district,
      city,
      street,
      landmark,
      lines,
      note: `In exchange for ${row.number}`,
      payment_method: 'cod',
      sale: { source: 'exchange', staff: by.staff, worth, is_handed_over: handed_over },
    },
    now,
  )
  await tx
    .update(orderReturn)
    .set({ exchange_order: placed.id })
    .where(eq(orderReturn.id, given.id))
  const { subtotal, discount } = placed.totals
  const left = await carryOver(tx, row, placed.id, discount)
  const exchanged = { reason: `Exchanged: order ${placed.number}`, staff: by.staff, now }
  await creditWhatWentBack(tx, row.id, exchanged)
  const over = Math.min(paisa(worth) - paisa(subtotal), left)
  if (over > 0) {
    const reason = `Exchanged for less: order ${placed.number}`
    await payBack(tx, row, rupees(over), { reason, staff: by.staff, now })
  }
  await bookSale(tx, row.id, now)
  const text = `${handed_over ? 'Handed over' : 'Sent'} instead: order ${placed.number}`
  const event = { order: row.id, kind: 'return' as const, staff: by.staff, created_at: by.at }
  await addEvent(tx, { ...event, text, is_public: true })
  const { number, totals, payment_method } = placed
  const { state, payment_state } = handed_over
    ? await handOver(tx, placed.id, by, now)
    : { state: 'placed' as const, payment_state: placed.payment_state }
  const token = mailParts.tokenOf(number)
  const { total } = totals
  const answer = { number, token, state, payment_method, payment_state, total }
  if (handed_over) return answer
  await queueOrderMail(
    tx,
    { ...row, id: placed.id, number, delivered_at: null },
    { kind: 'order_placed', order: placed.mailed },
    mailParts,
  )
  return answer
}

/** The customer takes the pieces of the exchange in the shop, and pays what they cost more. */
function handOver(tx: Queries, id: number, { staff }: Author, now: Date) {
  return moveOrder(tx, { id, state: 'placed' }, 'delivered', { by: 'counter', staff, now })
}

/**
 * Lets money that came in for the first order pay for the exchange order, up to its discount. Returns what is left of
 * the first order's money, in paisa.
 */
async function carryOver(tx: Queries, row: OrderRow, exchange: number, discount: number) {
  const available = paisa(refundableOf(row))
  const carried = Math.min(paisa(discount), available)
  await tx
    .update(order)
    .set({ carried_out: sql`${order.carried_out} + ${carried}` })
    .where(eq(order.id, row.id))
  await tx
    .update(order)
    .set({ carried_in: rupees(carried) })
    .where(eq(order.id, exchange))
  return available - carried
}
