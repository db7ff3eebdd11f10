import type { BillKind } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable } from 'drizzle-orm/sqlite-core'
import { choice, count, money, optionalWords, rowId, time, words } from './columns'
import { order } from './orders'

/**
 * A bill as it was issued, for orders that are not taxed by a fixed amount. Triggers refuse updates and deletes: what is
 * wrong or comes back is credited. `taxable`, `vat` and `total` are what is paid; `amount` and `discount` include VAT.
 */
export const bill = sqliteTable(
  'bill',
  {
    id: rowId(),
    order: integer()
      .notNull()
      .references(() => order.id),
    kind: choice<BillKind>().notNull(),
    number: words().unique(),
    /** '2083-84' */
    fiscal_year: words(),
    issued_at: time().notNull(),
    /** By the Nepali calendar: '2083-08-07'. */
    date_bs: words(),
    seller_name: words(),
    seller_address: words(),
    seller_phone: words(),
    seller_pan: words(),
    buyer_name: words(),
    buyer_phone: words(),
    buyer_address: words(),
    buyer_pan: optionalWords(),
    payment_method: words(),
    transaction_id: optionalWords(),
    /** A member of staff, or the shop itself. */
    issued_by: words(),
    amount: money().notNull(),
    discount: money().notNull(),
    taxable: money().notNull(),
    vat_rate: real().notNull(),
    vat: money().notNull(),
    total: money().notNull(),
  },
  (table) => [
    index('bill_order').on(table.order),
    index('bill_date').on(table.date_bs),
    check('bill_total', sql`total >= 0 AND amount - discount = total AND taxable + vat <= total`),
  ],
)

/** A line of a bill; delivery is one too. The lines add up to the bill. */
export const billLine = sqliteTable(
  'bill_line',
  {
    id: rowId(),
    bill: integer()
      .notNull()
      .references(() => bill.id),
    title: words(),
    details: words(),
    hs_code: optionalWords(),
    quantity: count().notNull(),
    rate: money().notNull(),
    amount: money().notNull(),
    discount: money().notNull(),
    taxable: money().notNull(),
    vat: money().notNull(),
    total: money().notNull(),
  },
  (table) => [index('bill_line_bill').on(table.bill)],
)

/** What is taken back from a bill. Triggers refuse updates and deletes. */
export const creditNote = sqliteTable(
  'credit_note',
  {
    id: rowId(),
    bill: integer()
      .notNull()
      .references(() => bill.id),
    number: words().unique(),
    fiscal_year: words(),
    issued_at: time().notNull(),
    date_bs: words(),
    reason: words(),
    issued_by: words(),
    taxable: money().notNull(),
    vat: money().notNull(),
    total: money().notNull(),
  },
  (table) => [
    index('credit_note_bill').on(table.bill),
    index('credit_note_date').on(table.date_bs),
    check('credit_note_total', sql`total > 0 AND taxable + vat <= total`),
  ],
)

/** Each time that a bill or a credit note was made into a paper. The first is the original, all others are copies. */
export const billPrint = sqliteTable(
  'bill_print',
  {
    id: rowId(),
    bill: integer().references(() => bill.id),
    credit_note: integer().references(() => creditNote.id),
    printed_by: words(),
    printed_at: time().notNull(),
  },
  (table) => [
    index('bill_print_bill').on(table.bill),
    index('bill_print_credit_note').on(table.credit_note),
  ],
)
