import { integer, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { anyCase, optionalWords, rowId, words } from './columns'

/** Companies and people that bring parcels to customers. Orders name theirs, so this file knows no orders. */
export const courier = sqliteTable(
  'courier',
  {
    id: rowId(),
    name: words(),
    phone: optionalWords(),
    /** With {code} for the parcel's code; '' where parcels can't be followed. */
    tracking_address: optionalWords(),
    is_active: integer({ mode: 'boolean' }).notNull().default(true),
    notes: optionalWords(),
  },
  (table) => [uniqueIndex('courier_name_once').on(anyCase(table.name))],
)
