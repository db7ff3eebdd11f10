import type { StaffOrder } from '@etrend/contract'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { courierSettlement } from '../../db/schema/courier-settlements'
import { orderEvent } from '../../db/schema/orders'
import { payment, refund } from '../../db/schema/payments'
import { user } from '../../db/schema/people'
import { staffSteps } from '../orders/move'
import { refundableOf } from '../refunds/pay-back'
import { asRefunds, refundRows } from '../refunds/refund-rows'
import { orderFacts } from '../rows/order-facts'
import { orderRow, type OrderRow } from '../rows/order-row'
import { isWaitingForPayment } from '../rows/payment-state'
import { refusalsOfEach } from '../rows/refusals'
import { canSetReturnFee } from './return-fee'

/** An order as staff see it: all that happened to it, and what may be done. */
export async function staffOrder(db: Queries, number: string): Promise<StaffOrder> {
  const row = await orderRow(db, number)
  const { id, username, email } = user
  const customer = row.user
    ? await first(db.select({ id, username, email }).from(user).where(eq(id, row.user)))
    : undefined
  return {
    ...(await orderFacts(db, row)),
    customer: customer ?? null,
    buyer_pan: row.buyer_pan,
    timeline: await staffTimeline(db, row.id),
    payments: await db
      .select()
      .from(payment)
      .where(eq(payment.order, row.id))
      .orderBy(asc(payment.id)),
    refunds: await asRefunds(db, await refundRows(db).where(eq(refund.order, row.id))),
    next_states: staffSteps(row),
    can_pay_cash: isWaitingForPayment(row),
    can_edit: canEdit(row),
    can_set_return_fee: canSetReturnFee(row),
    refundable: refundableOf(row),
    refusals: (await refusalsOfEach(db, [row])).get(row.id) ?? 0,
    settlement: await settlementOf(db, row),
  }
}

/** The settlement in effect that has the order's cash or return fee; null where none has. */
async function settlementOf(db: Queries, { settlement }: OrderRow) {
  if (settlement === null) return null
  const { id, day } = courierSettlement
  const row = await first(db.select({ id, day }).from(courierSettlement).where(eq(id, settlement)))
  return row ?? null
}

/** Whether staff may edit an order: before packing, and not while a payment is open or in review. */
export function canEdit({ state, payment_state }: OrderRow) {
  const isOpen = payment_state === 'pending' || payment_state === 'review'
  return (state === 'placed' || state === 'confirmed') && !isOpen
}

async function staffTimeline(db: Queries, orderId: number) {
  const rows = await db
    .select({ event: orderEvent, staff_name: user.username })
    .from(orderEvent)
    .leftJoin(user, eq(user.id, orderEvent.staff))
    .where(eq(orderEvent.order, orderId))
    .orderBy(asc(orderEvent.id))
  return rows.map(({ event: { created_at, ...event }, staff_name }) => ({
    ...event,
    date: created_at,
    staff_name,
  }))
}
