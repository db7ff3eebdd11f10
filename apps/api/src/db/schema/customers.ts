import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flag, rowId, time, words } from './columns'
import { user } from './people'

/** The delivery addresses that a customer saved. */
export const address = sqliteTable(
  'address',
  {
    id: rowId(),
    user: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: words(),
    phone: words(),
    province: words(),
    district: words(),
    city: words(),
    street: words(),
    landmark: words(),
    is_default: flag(),
  },
  (table) => [
    index('address_user').on(table.user),
    uniqueIndex('address_default_once')
      .on(table.user)
      .where(sql`is_default`),
  ],
)

/** A link that proves an email address, so that its guest orders may join the account. */
export const orderClaim = sqliteTable(
  'order_claim',
  {
    token_hash: text().primaryKey(),
    user: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    email: words(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
  },
  (table) => [index('order_claim_user').on(table.user)],
)
