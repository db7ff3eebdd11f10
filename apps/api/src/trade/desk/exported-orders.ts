import type { contract, StaffOrderQuery } from '@etrend/contract'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { order, orderLine } from '../../db/schema-orders'
import { refund } from '../../db/schema-payments'
import { holds } from '../../lib/holds'
import { localTime, type Slices } from './exported-row'
import { conditions } from './order-list'

/** The orders that match the list's filters, oldest first. */
export function exportedOrders(query: StaffOrderQuery): Slices {
  const where = and(...conditions(query))
  return async (db, last, limit) => {
    const rows = await db
      .select({
        order,
        pieces: sql<number>`(SELECT sum(l.quantity - l.returned) FROM ${orderLine} l WHERE l."order" = shop_order.id)`,
      })
      .from(order)
      .where(and(where, gt(order.id, Number(last?.id ?? 0))))
      .orderBy(asc(order.id))
      .limit(limit)
    return rows.map(({ order: row, pieces }) => ({
      id: row.id,
      number: row.number,
      placed_at: localTime(row.placed_at),
      state: row.state,
      payment_state: row.payment_state,
      payment_method: row.is_walk_in ? 'cash in the shop' : row.payment_method,
      name: row.name,
      phone: row.phone,
      email: row.email,
      province: row.province,
      district: row.district,
      delivery_zone: row.delivery_zone,
      city: row.city,
      pieces,
      subtotal: row.subtotal,
      discount: row.discount,
      shipping: row.shipping,
      tax: row.tax,
      total: row.total,
      paid: row.paid,
      refunded: row.refunded,
      to_pay: row.to_pay,
      promo_code: row.promo_code,
      invoice_number: row.invoice_number,
      invoiced_at: localTime(row.invoiced_at),
      delivered_at: localTime(row.delivered_at),
    }))
  }
}

/** The refunds that match the list's filters, oldest first. */
export function exportedRefunds({
  state,
  q,
}: z.infer<(typeof contract)['refunds']['list']['query']>): Slices {
  const where = and(
    state && eq(refund.state, state),
    holds(q, [order.number, order.name, order.phone, refund.reference]),
  )
  return async (db, last, limit) => {
    const rows = await db
      .select({ refund, number: order.number, name: order.name, phone: order.phone })
      .from(refund)
      .innerJoin(order, eq(order.id, refund.order))
      .where(and(where, gt(refund.id, Number(last?.id ?? 0))))
      .orderBy(asc(refund.id))
      .limit(limit)
    return rows.map(({ refund: row, number, name, phone }) => ({
      id: row.id,
      order: number,
      name,
      phone,
      method: row.method,
      state: row.state,
      amount: row.amount,
      reason: row.reason,
      reference: row.reference,
      created_at: localTime(row.created_at),
      done_at: localTime(row.done_at),
    }))
  }
}
