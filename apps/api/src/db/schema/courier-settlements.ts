import type { PaidInto } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, type AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { cashEntry } from './cash'
import { choice, count, money, optionalWords, rowId, time, words } from './columns'
import { courier } from './couriers'
import { user } from './people'

/**
 * Cash of delivered orders that a courier paid in together. Rows are only added: triggers refuse updates and deletes. A
 * settlement is taken back by a second row with its sums below 0, so that the sums of all rows are what is in effect.
 * Orders name their settlement, so this file knows no orders.
 */
export const courierSettlement = sqliteTable(
  'courier_settlement',
  {
    id: rowId(),
    /** null for orders that were brought by nobody of the shop's couriers. */
    courier: integer().references(() => courier.id),
    /** The day in Kathmandu on which the courier paid, as staff entered it. */
    day: words(),
    orders: count().notNull(),
    /** What the courier collected at the doors. */
    collected: money().notNull(),
    fee: money().notNull(),
    /** The part of the fee that is for parcels that came back. */
    return_fees: money().notNull().default(0),
    paid_in: money().notNull(),
    /** collected − fee − paid_in: above 0 where the courier paid too little. */
    difference: money().notNull(),
    paid_into: choice<PaidInto>().notNull(),
    reference: optionalWords(),
    note: optionalWords(),
    /** The entry of the drawer's cash that is this money; null where it went to the bank. */
    cash_entry: integer()
      .unique()
      .references(() => cashEntry.id),
    /** The settlement that this row takes back. */
    reverses: integer()
      .unique()
      .references((): AnySQLiteColumn => courierSettlement.id),
    staff: integer().references(() => user.id),
    created_at: time().notNull(),
  },
  (table) => [
    index('courier_settlement_courier').on(table.courier),
    check('courier_settlement_collected', sql`(reverses IS NULL) = (collected > 0)`),
    check('courier_settlement_difference', sql`difference = collected - fee - paid_in`),
    check('courier_settlement_note', sql`difference = 0 OR note <> ''`),
    check(
      'courier_settlement_cash',
      sql`(paid_into = 'drawer' AND paid_in <> 0) = (cash_entry IS NOT NULL)`,
    ),
  ],
)
