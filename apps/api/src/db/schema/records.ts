import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { count, json, rowId, time, words } from './columns'
import { user } from './people'

/**
 * Deleted rows, each as it was in its table, so that no query of that table has to filter deleted rows out. A row is
 * restored with its old id, which no other row gets meanwhile.
 */
export const trash = sqliteTable(
  'trash',
  {
    noun: words(),
    row_id: count().notNull(),
    label: words(),
    row: json().notNull(),
    deleted_at: time().notNull(),
    staff: integer().references(() => user.id),
    /** The row whose deletion deleted this one too, and whose restoration restores it; null: it was deleted alone. */
    whole_noun: text(),
    whole_id: count(),
  },
  (table) => [
    primaryKey({ columns: [table.noun, table.row_id] }),
    index('trash_deleted_at').on(table.deleted_at),
    index('trash_whole').on(table.whole_noun, table.whole_id),
  ],
)

/**
 * The audit log: what staff did, in order. Rows are only ever added: triggers refuse updates and deletes. `part_of` is
 * the entry of the call on many rows that this entry belongs to; `undoes` is the entry that this one reverts.
 */
export const audit = sqliteTable(
  'audit',
  {
    id: rowId(),
    at: time().notNull(),
    staff: integer().references(() => user.id),
    staff_name: words(),
    action: words(),
    noun: words(),
    row_id: count(),
    label: words(),
    before: json(),
    after: json(),
    request_id: words(),
    /** The client's address; null for commands, and in entries older than this column. */
    address: text(),
    part_of: integer().references((): AnySQLiteColumn => audit.id),
    undoes: integer()
      .references((): AnySQLiteColumn => audit.id)
      .unique(),
  },
  (table) => [
    index('audit_record').on(table.noun, table.row_id),
    index('audit_part_of').on(table.part_of),
    index('audit_staff').on(table.staff),
    index('audit_at').on(table.at),
  ],
)
