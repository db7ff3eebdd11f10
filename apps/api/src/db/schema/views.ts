import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, optionalWords, rowId, time, words } from './columns'
import { user } from './people'

/** A list of the admin as a member of staff saved it: search, filters, sort and columns. */
export const savedView = sqliteTable(
  'saved_view',
  {
    id: rowId(),
    /** Which list, by its path in the admin: 'allorder'. */
    list: words(),
    name: words(),
    staff: integer()
      .notNull()
      .references(() => user.id),
    /** Shown to all staff who may open the list, instead of only to the one who saved it. */
    is_shared: flag(),
    /** Search, filters, sort and rows per page, as the query of the list's address. */
    query: optionalWords(),
    /** The titles of the hidden columns, as JSON; null where the view leaves the columns as they are. */
    hidden_columns: text({ mode: 'json' }).$type<string[]>(),
    created_at: time().notNull(),
  },
  (table) => [index('saved_view_list').on(table.list)],
)
