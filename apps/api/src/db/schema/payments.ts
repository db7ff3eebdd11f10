import type {
  AttemptState,
  PayBackWay,
  PaymentMethod,
  RefundMethod,
  RefundState,
} from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { choice, count, flag, money, rowId, time, words } from './columns'
import { order } from './orders'
import { user } from './people'

/** One attempt to pay. `reference` is the shop's id for it, sent to the gateway; `gateway_reference` the gateway's. */
export const payment = sqliteTable(
  'payment',
  {
    id: rowId(),
    order: integer()
      .notNull()
      .references(() => order.id),
    method: choice<PaymentMethod>().notNull(),
    state: choice<AttemptState>().notNull(),
    amount: money().notNull(),
    reference: words().unique(),
    gateway_reference: text(),
    transaction_id: text(),
    /** The amount that really came in, when it wasn't `amount`. */
    came: money(),
    /** Why a person has to look at it. */
    why: text(),
    checks: count().notNull().default(0),
    next_check_at: time(),
    created_at: time().notNull(),
    settled_at: time(),
  },
  (table) => [
    index('payment_order').on(table.order),
    index('payment_state').on(table.method, table.state),
    index('payment_next_check').on(table.next_check_at),
    index('payment_transaction').on(table.transaction_id),
    uniqueIndex('payment_gateway_reference_once').on(table.method, table.gateway_reference),
    check('payment_amount', sql`amount > 0`),
  ],
)

/** A message from a gateway, word for word. */
export const paymentMessage = sqliteTable(
  'payment_message',
  {
    id: rowId(),
    payment: integer().references(() => payment.id),
    /** 'answer' to a call by the shop, 'callback' brought by a browser, 'forged' if the gateway didn't sign that. */
    kind: text({ enum: ['answer', 'callback', 'forged'] }).notNull(),
    payload: words(),
    created_at: time().notNull(),
  },
  (table) => [index('payment_message_payment').on(table.payment)],
)

/**
 * A refund. 'task' waits for staff, who pay it and enter the reference of the transfer. 'sending' may have been paid by
 * its gateway, which is asked until it confirms that.
 */
export const refund = sqliteTable(
  'refund',
  {
    id: rowId(),
    order: integer()
      .notNull()
      .references(() => order.id),
    payment: integer().references(() => payment.id),
    method: choice<RefundMethod>().notNull(),
    state: choice<RefundState>().notNull(),
    amount: money().notNull(),
    reason: words(),
    reference: text(),
    /** How staff paid it back by hand; null: not yet, or the gateway did. */
    paid_by: choice<PayBackWay>(),
    /** What staff should know about it. */
    problem: text(),
    /** When it was sent to the gateway that pays it; null for a refund that staff pay. */
    sent_at: time(),
    checks: count().notNull().default(0),
    next_check_at: time(),
    /** The gateway's look-up doesn't match the shop's books. */
    is_unclear: flag(),
    is_restocked: flag(),
    staff: integer().references(() => user.id),
    created_at: time().notNull(),
    done_at: time(),
  },
  (table) => [
    index('refund_order').on(table.order),
    index('refund_state').on(table.state),
    index('refund_payment').on(table.payment),
    check('refund_amount', sql`amount > 0`),
  ],
)
