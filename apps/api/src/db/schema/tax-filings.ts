import type { TaxFilingState } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { bill, creditNote } from './bills'
import { choice, count, flag, rowId, time, words } from './columns'

/**
 * Whether bills are to be sent to the tax office, as the server was started, and whether the tax office can be reached.
 * One row with the id 1; none before the first start with its settings. User name and password are never stored.
 */
export const taxOffice = sqliteTable('tax_office', {
  id: integer().primaryKey(),
  is_on: flag(),
  /** Attempts without a clear answer since the last clear one. */
  failures: count().notNull().default(0),
  failing_since: time(),
  /** Nothing is sent before this time. */
  next_attempt_at: time(),
  problem: text(),
})

/** A bill, or with `credit_note` a credit note for it, on its way to the tax office. */
export const taxFiling = sqliteTable(
  'tax_filing',
  {
    id: rowId(),
    bill: integer()
      .notNull()
      .references(() => bill.id),
    credit_note: integer().references(() => creditNote.id),
    state: choice<TaxFilingState>().notNull(),
    attempts: count().notNull().default(0),
    next_attempt_at: time(),
    problem: text(),
    /** Taken at the attempt right after its issue. */
    is_realtime: flag(),
    created_at: time().notNull(),
    sent_at: time(),
  },
  (table) => [
    uniqueIndex('tax_filing_of_bill')
      .on(table.bill)
      .where(sql`credit_note IS NULL`),
    uniqueIndex('tax_filing_of_credit_note').on(table.credit_note),
    index('tax_filing_unsent')
      .on(table.state, table.created_at)
      .where(sql`state <> 'sent'`),
  ],
)

/** One attempt, and what was answered. */
export const taxFilingAttempt = sqliteTable(
  'tax_filing_attempt',
  {
    id: rowId(),
    filing: integer()
      .notNull()
      .references(() => taxFiling.id),
    at: time().notNull(),
    ms: count().notNull(),
    status: count(),
    answer: words(),
    is_realtime: flag(),
    problem: text(),
  },
  (table) => [index('tax_filing_attempt_filing').on(table.filing)],
)
