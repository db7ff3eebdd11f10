import type { RefundRow, StaffOrder } from '@etrend/contract'
import { asc, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { user } from '../../db/schema'
import { order, orderEvent } from '../../db/schema-orders'
import { payment, refund } from '../../db/schema-payments'
import { found } from '../../http/errors'
import { orderFacts } from '../../lib/order-facts'
import { staffSteps } from '../move'
import type { OrderRow } from '../order-access'
import { refundableOf } from '../refunds'
import { isWaitingForPayment } from '../switch-to-cash'
import { canSend } from './refund-claim'

/** The row of an order by its number. Refuses (404) an unknown number. */
export async function orderRow(db: Queries, number: string): Promise<OrderRow> {
  const row = await first(db.select().from(order).where(eq(order.number, number)))
  return found(row, 'order')
}

/** An order as staff see it: all that happened to it, and what may be done. */
export async function staffOrder(db: Queries, number: string): Promise<StaffOrder> {
  const row = await orderRow(db, number)
  const { id, username, email } = user
  const customer = row.user
    ? await first(db.select({ id, username, email }).from(user).where(eq(id, row.user)))
    : undefined
  return {
    ...orderFacts(db, row),
    customer: customer ?? null,
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
    refundable: refundableOf(row),
  }
}

/** Whether staff may edit an order: before packing, and not while a payment is open or in review. */
export function canEdit({ state, payment_state }: OrderRow) {
  const isOpen = payment_state === 'pending' || payment_state === 'review'
  return (state === 'placed' || state === 'confirmed') && !isOpen
}

/** Refunds with their order, newest first. */
export function refundRows(db: Queries) {
  return db
    .select({ refund, order_number: order.number, name: order.name, phone: order.phone })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.order))
    .orderBy(desc(refund.id))
    .$dynamic()
}

type JoinedRefund = Awaited<ReturnType<typeof refundRows>>[number]

/** Refunds as staff see them, with what may be done about each. */
export function asRefunds(db: Queries, rows: JoinedRefund[]): Promise<RefundRow[]> {
  return Promise.all(
    rows.map(async ({ refund: row, ...of }) => ({
      ...row,
      ...of,
      can_send: await canSend(db, row),
      can_release: row.state === 'sending' && row.is_unclear,
    })),
  )
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
