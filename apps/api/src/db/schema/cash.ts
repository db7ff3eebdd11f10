import type { CashEntryKind } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { choice, count, money, rowId, time, words } from './columns'
import { user } from './people'

/** A day's cash that was counted. Rows are only added: triggers refuse updates and deletes. */
export const cashClosing = sqliteTable(
  'cash_closing',
  {
    id: rowId(),
    /** The day in Kathmandu. */
    day: words().unique(),
    /** The closing covers what happened from this moment to `closed_at`. */
    from: time().notNull(),
    opening: money().notNull(),
    sales: money().notNull(),
    sales_count: count().notNull(),
    refunds: money().notNull(),
    entries: money().notNull(),
    expected: money().notNull(),
    counted: money().notNull(),
    /** How many of each note were counted; null where only the sum was entered. */
    notes: text({ mode: 'json' }).$type<Partial<Record<string, number>>>(),
    reason: words(),
    staff: integer().references(() => user.id),
    closed_at: time().notNull(),
  },
  () => [check('cash_closing_counted', sql`counted >= 0`)],
)

/** Cash that came in or went out by hand; below 0 it went out. Rows are only added, like closings. */
export const cashEntry = sqliteTable(
  'cash_entry',
  {
    id: rowId(),
    kind: choice<CashEntryKind>().notNull(),
    amount: money().notNull(),
    note: words(),
    corrects: integer().references(() => cashClosing.id),
    staff: integer().references(() => user.id),
    created_at: time().notNull(),
  },
  (table) => [
    index('cash_entry_time').on(table.created_at),
    index('cash_entry_corrects').on(table.corrects),
    check('cash_entry_amount', sql`amount <> 0`),
  ],
)
