import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { optionalWords, rowId, time, words } from './columns'
import { user } from './people'

/** What staff keep about a customer: an account (`user`), or a guest, who is known by `phone`. Never shown to them. */
export const customerFile = sqliteTable(
  'customer_file',
  {
    id: rowId(),
    user: integer()
      .unique()
      .references(() => user.id, { onDelete: 'cascade' }),
    phone: text().unique(),
    /** Since when the customer can't choose cash on delivery; null while they can. */
    cash_blocked_at: time(),
    cash_blocked_by: integer().references(() => user.id),
    cash_block_reason: optionalWords(),
  },
  () => [check('customer_file_of_one', sql`("user" IS NULL) <> (phone IS NULL)`)],
)

export const customerTag = sqliteTable(
  'customer_tag',
  {
    customer_file: integer()
      .notNull()
      .references(() => customerFile.id, { onDelete: 'cascade' }),
    /** In lower case. */
    tag: words(),
  },
  (table) => [
    primaryKey({ columns: [table.customer_file, table.tag] }),
    index('customer_tag_tag').on(table.tag),
  ],
)

export const customerNote = sqliteTable(
  'customer_note',
  {
    id: rowId(),
    customer_file: integer()
      .notNull()
      .references(() => customerFile.id, { onDelete: 'cascade' }),
    text: words(),
    staff: integer().references(() => user.id),
    created_at: time().notNull(),
  },
  (table) => [index('customer_note_file').on(table.customer_file)],
)

/** By what a customer who may not pay in cash is recognised: one row for each account, phone number and address. */
export const cashBlockKey = sqliteTable(
  'cash_block_key',
  {
    kind: text({ enum: ['user', 'phone', 'address'] }).notNull(),
    /** The account's id, the phone number, or an order's address_key. */
    value: words(),
    customer_file: integer()
      .notNull()
      .references(() => customerFile.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.value, table.customer_file] }),
    index('cash_block_key_file').on(table.customer_file),
  ],
)
