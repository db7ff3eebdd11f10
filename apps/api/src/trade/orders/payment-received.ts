import type { PaymentMethod } from '@etrend/contract'
import { formatPrice, paisa, rupees } from '@etrend/domain'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { refund } from '../../db/schema/payments'
import { stockLevel } from '../../db/schema/stock'
import { payBack } from '../refunds/pay-back'
import type { MailParts } from '../rows/order-mails'
import type { OrderRow } from '../rows/order-row'
import { piecesOf } from '../rows/order-stock'
import { addEvent } from '../rows/order-timeline'
import { confirmPaid } from './confirm-paid'

type Paid = {
  id: number
  order: number
  amount: number
  came: number | null
  method: PaymentMethod
}

/**
 * Records money that came in for an order, as the gateway confirmed it. The money confirms a placed order, and an order
 * whose hold has expired if its pieces are still in stock. In every other case it is refunded.
 */
export async function paymentReceived(tx: Queries, paid: Paid, mailParts: MailParts) {
  const { now } = mailParts
  // Staff rejected this payment before: the amount that had come in then was recorded and refunded already.
  const rejected = await rejectedBefore(tx, paid.id)
  // `came` is set where the gateway reported another amount than ours and staff accepted it.
  const amount = rupees(paisa(paid.came ?? paid.amount) - rejected)
  if (amount <= 0) return
  const created_at = now.toISOString()
  const row = await one(
    tx
      .update(order)
      .set({ paid: sql`${order.paid} + ${paisa(amount)}` })
      .where(eq(order.id, paid.order))
      .returning(),
  )
  const text = `${formatPrice(amount)} paid with ${names[paid.method] ?? paid.method}`
  await addEvent(tx, { order: row.id, kind: 'payment', text, is_public: true, created_at })

  if (rejected === 0 && (await canConfirm(tx, row))) {
    return confirmPaid(tx, row, { ...paid, amount }, mailParts)
  }
  const reason = rejected > 0 ? 'The payment was rejected before' : whyBack(row)
  await payBack(tx, row, amount, { reason, staff: null, now, payment: paid.id })
}

/** What came in with a payment before it was rejected, in paisa. */
async function rejectedBefore(tx: Queries, id: number) {
  const sum = sql<number | null>`sum(${refund.amount})`
  const row = await first(tx.select({ sum }).from(refund).where(eq(refund.payment, id)))
  return row?.sum ?? 0
}

function whyBack({ state, payment_method, payment_state }: OrderRow) {
  if (state === 'cancelled') return 'The payment came after the order was cancelled'
  const isCash = payment_method === 'cod' && payment_state !== 'refund_due'
  return isCash ? 'The payment came after the order was switched to cash' : 'Paid twice'
}

const names: Record<string, string> = { esewa: 'eSewa', khalti: 'Khalti' }

async function canConfirm(tx: Queries, row: OrderRow) {
  if (row.state === 'placed')
    return row.payment_state === 'pending' || row.payment_state === 'review'
  return row.state === 'cancelled' && row.cancelled_by === 'hold' && (await areThere(tx, row.id))
}

async function areThere(tx: Queries, id: number) {
  for (const { product_color, size, quantity } of await piecesOf(tx, id)) {
    const level = await first(
      tx
        .select()
        .from(stockLevel)
        .where(
          sql`${stockLevel.product_color} = ${product_color} AND ${stockLevel.size} = ${size}`,
        ),
    )
    if ((level?.quantity ?? 0) < quantity) return false
  }
  return true
}
