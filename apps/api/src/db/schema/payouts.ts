import type { PaymentGateway } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { choice, count, money, optionalWords, rowId, time, words } from './columns'
import { payment } from './payments'
import { user } from './people'

/** A gateway's statement that staff added as a file. The sums are those of its rows. */
export const gatewayStatement = sqliteTable(
  'gateway_statement',
  {
    id: rowId(),
    gateway: choice<PaymentGateway>().notNull(),
    file_name: words(),
    /** The file's headings, and as JSON the field of each column, for the next file with the same headings. */
    headings: words(),
    mapping: words(),
    rows: count().notNull(),
    paid: money().notNull(),
    refunded: money().notNull(),
    fees: money().notNull(),
    first_day: words(),
    last_day: words(),
    staff: integer().references(() => user.id),
    created_at: time().notNull(),
  },
  (table) => [index('gateway_statement_headings').on(table.headings)],
)

/** A payment or refund as a gateway's statement has it. */
export const statementRow = sqliteTable(
  'statement_row',
  {
    id: rowId(),
    statement: integer()
      .notNull()
      .references(() => gatewayStatement.id),
    gateway: choice<PaymentGateway>().notNull(),
    kind: text({ enum: ['paid', 'refund'] }).notNull(),
    reference: words(),
    other_reference: optionalWords(),
    day: words(),
    amount: money().notNull(),
    fee: money().notNull(),
    /** What makes a row the same in another file. */
    row_key: words(),
    /** The payment that was found when the row was added; a later search may still find one. */
    payment: integer().references(() => payment.id),
  },
  (table) => [
    uniqueIndex('statement_row_once').on(table.gateway, table.row_key),
    index('statement_row_statement').on(table.statement),
    index('statement_row_payment').on(table.payment),
    index('statement_row_reference').on(table.gateway, table.reference),
    check('statement_row_amount', sql`amount > 0`),
  ],
)

/** A difference that staff settled, with the reason. `difference` is 'row-12' or 'payment-9'. */
export const payoutSettlement = sqliteTable('payout_settlement', {
  id: rowId(),
  difference: words().unique(),
  reason: words(),
  staff: integer().references(() => user.id),
  created_at: time().notNull(),
})
