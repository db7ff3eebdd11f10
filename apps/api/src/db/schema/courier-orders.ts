import { index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { money, rowId, time } from './columns'
import { courierSettlement } from './courier-settlements'
import { courier } from './couriers'
import { order } from './orders'
import { user } from './people'

/** Parcels that were given to a courier together. */
export const handover = sqliteTable(
  'handover',
  {
    id: rowId(),
    courier: integer()
      .notNull()
      .references(() => courier.id),
    staff: integer().references(() => user.id),
    created_at: time().notNull(),
    /** When it was taken back, and by whom. */
    undone_at: time(),
    undone_by: integer().references(() => user.id),
  },
  (table) => [index('handover_courier').on(table.courier)],
)

/** An order in a handover, with what its courier was to collect in cash. */
export const handoverParcel = sqliteTable(
  'handover_parcel',
  {
    handover: integer()
      .notNull()
      .references(() => handover.id),
    order: integer()
      .notNull()
      .references(() => order.id),
    to_collect: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.handover, table.order] }),
    index('handover_parcel_order').on(table.order),
  ],
)

/**
 * An order whose cash was a part of a settlement, or whose parcel came back and whose return fee was a part of it. Also
 * of settlements that were taken back. Rows are only added.
 */
export const settledOrder = sqliteTable(
  'settled_order',
  {
    settlement: integer()
      .notNull()
      .references(() => courierSettlement.id),
    order: integer()
      .notNull()
      .references(() => order.id),
    collected: money().notNull(),
    /** The fee of a parcel that came back; 0 for delivered orders. */
    return_fee: money().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.settlement, table.order] }),
    index('settled_order_order').on(table.order),
  ],
)
