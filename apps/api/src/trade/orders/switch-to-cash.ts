import { formatPrice, paisa, rupees } from '@etrend/domain'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { order } from '../../db/schema/orders'
import { Refusal } from '../../lib/refusal'
import { cashOffer } from '../rows/cash-offer'
import { queueOrderMail, type MailParts } from '../rows/order-mails'
import type { OrderRow } from '../rows/order-row'
import { addEvent } from '../rows/order-timeline'
import { waitsForPayment } from '../rows/payment-state'

/**
 * Makes an order whose online payment is open, or failed, an ordinary cash order: its hold ends, and it waits for a
 * call of staff. Its district's fee for cash is added. Refuses (409) any other order, and where its district doesn't
 * allow cash. Online payments that come in afterwards are refunded (payment-received.ts).
 */
export async function switchToCash(
  tx: Queries,
  unpaid: OrderRow,
  staff: number | null,
  mailParts: MailParts,
): Promise<OrderRow> {
  const { cash_fee, problem } = await cashOffer(tx, unpaid)
  if (problem) throw new Refusal(409, problem)
  const cash = {
    payment_method: 'cod' as const,
    payment_state: 'due' as const,
    hold_expires_at: null,
    cash_fee,
    shipping: added(unpaid.shipping, cash_fee),
    total: added(unpaid.total, cash_fee),
    to_pay: added(unpaid.to_pay, cash_fee),
  }
  const row = await first(
    tx
      .update(order)
      .set(cash)
      .where(and(eq(order.id, unpaid.id), waitsForPayment))
      .returning(),
  )
  if (!row) throw new Refusal(409, 'This order does not wait for an online payment any more.')
  const fee = cash_fee > 0 ? `, for ${formatPrice(cash_fee)} more` : ''
  const text = `Switched to cash on delivery${fee}`
  const created_at = mailParts.now.toISOString()
  await addEvent(tx, { order: row.id, kind: 'payment', text, is_public: true, staff, created_at })
  const values = { amount: formatPrice(row.to_pay) }
  await queueOrderMail(tx, row, { kind: 'order_cash', values }, mailParts)
  return row
}

function added(amount: number, fee: number) {
  return rupees(paisa(amount) + paisa(fee))
}
