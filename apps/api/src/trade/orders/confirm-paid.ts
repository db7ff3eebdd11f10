import type { PaymentMethod } from '@etrend/contract'
import { cartTotals, formatPrice, paisa, rupees } from '@etrend/domain'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { order, orderLine } from '../../db/schema/orders'
import { redeemAgain, shippingOff } from '../promo-codes/promo-use'
import { payBack } from '../refunds/pay-back'
import { queueOrderMail, type MailParts } from '../rows/order-mails'
import type { OrderRow } from '../rows/order-row'
import { addEvent } from '../rows/order-timeline'
import { moveOrder } from './move'

type Paid = { id: number; amount: number; method: PaymentMethod }

/**
 * Confirms an order that a payment has paid. An order whose hold had expired gave its promo code back: the code is
 * redeemed again, or the order is taken without it and the difference is paid on delivery. A surplus is refunded.
 */
export async function confirmPaid(tx: Queries, row: OrderRow, paid: Paid, mailParts: MailParts) {
  const { now } = mailParts
  const lost = await lostPromo(tx, row)
  const totals = lost ? await totalsWithout(tx, row) : row
  const { subtotal, discount, shipping, tax, total } = totals
  // Staff may have accepted less than the total as enough: then only the lost discount is still to be paid.
  const covered = Math.max(paisa(paid.amount), paisa(row.total))
  const to_pay = rupees(Math.max(0, paisa(total) - covered))
  await tx
    .update(order)
    .set({
      subtotal,
      discount,
      shipping,
      tax,
      total,
      to_pay,
      promo_code: lost ? null : row.promo_code,
      payment_state: to_pay > 0 ? 'due' : 'paid',
      // The customer may have chosen another method after the first payment failed.
      payment_method: paid.method,
    })
    .where(eq(order.id, row.id))
  if (lost) await noteLostPromo(tx, row, { lost, total, to_pay }, now)
  const moved = await moveOrder(tx, row, 'confirmed', { by: 'payment', now })
  const surplus = rupees(paisa(moved.paid) - paisa(moved.refunded) - paisa(total))
  if (surplus > 0) {
    const reason = 'More came in than the order costs'
    await payBack(tx, row, surplus, { reason, staff: null, now, payment: paid.id })
  }
  const values = { amount: formatPrice(paid.amount) }
  const note = to_pay > 0 ? lostPromoNote(lost, to_pay) : ''
  await queueOrderMail(tx, row, { kind: 'order_paid', values, note }, mailParts)
}

/** The promo code that an order had when its hold expired and that can't be redeemed again. */
async function lostPromo(tx: Queries, row: OrderRow) {
  if (row.state !== 'cancelled' || row.promo_code === null) return undefined
  return (await redeemAgain(tx, row)) ? undefined : row.promo_code
}

async function totalsWithout(tx: Queries, row: OrderRow) {
  const shipping = rupees(paisa(row.shipping) + paisa(await shippingOff(tx, row.id)))
  const lines = await tx.select().from(orderLine).where(eq(orderLine.order, row.id))
  return cartTotals(lines, { ...row, shipping })
}

type Lost = { lost: string; total: number; to_pay: number }

async function noteLostPromo(
  tx: Queries,
  { id }: OrderRow,
  { lost, total, to_pay }: Lost,
  now: Date,
) {
  const text = [
    `The promo code ${lost} could not be used any more when the payment came.`,
    `Without it the order costs ${formatPrice(total)}`,
  ].join(' ')
  const due = to_pay > 0 ? `: ${formatPrice(to_pay)} is still to be paid on delivery.` : '.'
  const created_at = now.toISOString()
  await addEvent(tx, {
    order: id,
    kind: 'payment',
    text: `${text}${due}`,
    is_public: true,
    created_at,
  })
}

function lostPromoNote(lost: string | undefined, to_pay: number) {
  return `It came after we had stopped waiting for it, and your promo code ${lost} could not be used any more. You pay the ${formatPrice(to_pay)} that it took off in cash when the order comes. If you don’t want that, cancel the order on its page: we pay all of your money back.`
}
