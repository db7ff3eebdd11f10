import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time, words } from './columns'

/** Codes that work once and soon expire. Only their hashes are kept (lib/one-time-codes.ts). */
export const oneTimeCode = sqliteTable('one_time_code', {
  hash: text().primaryKey(),
  kind: text({ enum: ['hand-over', 'download'] }).notNull(),
  /** What the code was made for: the id of a session, and for a download that of a backup behind it. */
  subject: words(),
  expires_at: time().notNull(),
})
