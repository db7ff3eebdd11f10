import { index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { money } from './columns'
import { courierSettlement } from './courier-settlements'
import { order } from './orders'

/** An order whose cash was a part of a settlement, also of one that was taken back. Rows are only added. */
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
  },
  (table) => [
    primaryKey({ columns: [table.settlement, table.order] }),
    index('settled_order_order').on(table.order),
  ],
)
