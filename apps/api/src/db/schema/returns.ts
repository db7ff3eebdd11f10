import type { PieceCondition, ReturnState, ReturnWish } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { choice, count, rowId, time, words } from './columns'
import { order, orderLine } from './orders'

/** A return that a customer asked for. */
export const orderReturn = sqliteTable(
  'order_return',
  {
    id: rowId(),
    order: integer()
      .notNull()
      .references(() => order.id),
    state: choice<ReturnState>().notNull(),
    wants: choice<ReturnWish>().notNull(),
    reason: words(),
    details: words(),
    picture: text(),
    /** What staff answered the customer. */
    answer: words(),
    exchange_order: integer().references(() => order.id),
    created_at: time().notNull(),
  },
  (table) => [
    index('order_return_order').on(table.order),
    index('order_return_state').on(table.state),
    index('order_return_picture').on(table.picture),
  ],
)

export const orderReturnLine = sqliteTable(
  'order_return_line',
  {
    id: rowId(),
    order_return: integer()
      .notNull()
      .references(() => orderReturn.id),
    order_line: integer()
      .notNull()
      .references(() => orderLine.id),
    quantity: count().notNull(),
    condition: choice<PieceCondition>(),
  },
  (table) => [
    index('order_return_line_return').on(table.order_return),
    index('order_return_line_line').on(table.order_line),
    check('order_return_line_quantity', sql`quantity > 0`),
  ],
)
