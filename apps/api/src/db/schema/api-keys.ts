import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { jsonList, rowId, time, words } from './columns'
import { user } from './people'

/** A key with which another program calls the shop; kept as SHA-256. `prefix` is its readable beginning. */
export const apiKey = sqliteTable(
  'api_key',
  {
    id: rowId(),
    name: words(),
    prefix: words(),
    hash: text().notNull().unique(),
    /** Scopes of the contract. */
    scopes: jsonList().notNull(),
    /** Who made it. The key may never more than this person may. */
    user: integer()
      .notNull()
      .references(() => user.id),
    created_at: time().notNull(),
    expires_at: time(),
    last_used_at: time(),
    revoked_at: time(),
  },
  (table) => [index('api_key_user').on(table.user)],
)
