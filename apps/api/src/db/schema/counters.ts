import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { count, time, words } from './columns'

/** Numbers without gaps: a counter moves in the transaction that uses it. */
export const counter = sqliteTable('counter', {
  name: text().primaryKey(),
  value: count().notNull(),
})

/** The answer to a call with an Idempotency-Key, so that the same call again gets the same answer. */
export const idempotencyKey = sqliteTable(
  'idempotency_key',
  {
    owner: text().notNull(),
    key: text().notNull(),
    body_hash: words(),
    answer: words(),
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_key_created').on(table.created_at),
  ],
)
