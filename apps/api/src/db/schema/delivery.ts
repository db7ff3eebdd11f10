import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { anyCase, count, money, rowId, words } from './columns'

/** Districts with the same delivery. The terms of all others are settings of the shop. */
export const deliveryZone = sqliteTable(
  'delivery_zone',
  {
    id: rowId(),
    name: words(),
    fee: money().notNull(),
    // null means no such limit, here and below.
    free_from: money(),
    days_from: count(),
    days_to: count(),
    cash_allowed: integer({ mode: 'boolean' }).notNull(),
    cash_fee: money().notNull(),
    most_in_cash: money(),
  },
  (table) => [uniqueIndex('delivery_zone_once').on(anyCase(table.name))],
)

/** A district is in one zone at most. */
export const deliveryDistrict = sqliteTable(
  'delivery_district',
  {
    district: text().primaryKey(),
    zone: integer()
      .notNull()
      .references(() => deliveryZone.id, { onDelete: 'cascade' }),
  },
  (table) => [index('delivery_district_zone').on(table.zone)],
)

/** Days in Kathmandu on which nothing is delivered; both of its ends belong to it. */
export const holiday = sqliteTable(
  'holiday',
  { id: rowId(), name: words(), first_day: words(), last_day: words() },
  (table) => [index('holiday_last_day').on(table.last_day)],
)
