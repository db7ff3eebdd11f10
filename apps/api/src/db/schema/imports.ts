import type { ImportState } from '@etrend/contract'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { choice, count, optionalWords, time, words } from './columns'
import { user } from './people'

/** An import of products that has written something. `done`, `products`, `updated` and `pieces` say how much. */
export const productImport = sqliteTable('product_import', {
  id: text().primaryKey(),
  file_name: words(),
  state: choice<Exclude<ImportState, 'undone'>>().notNull().default('done'),
  /** Why it failed. */
  message: text(),
  /** The file's rows, and those that were written. */
  rows: count().notNull(),
  done: count().notNull().default(0),
  products: count().notNull(),
  /** How many products existed already and were updated. */
  updated: count().notNull().default(0),
  pieces: count().notNull(),
  /** The file's headings, and as JSON the field of each column, for the next file with the same headings. */
  headings: optionalWords(),
  mapping: optionalWords(),
  staff: integer().references(() => user.id),
  created_at: time().notNull(),
  /** When staff asked for the end of the running import: the server that runs it ends it. */
  cancel_asked_at: time(),
  undone_at: time(),
})

/**
 * The rows that an import made or updated (`row` is the id), so that it can be undone. `written` is a product as the
 * import wrote it, to detect later edits; for an updated product it also holds the product as it was before.
 */
export const productImportRow = sqliteTable(
  'product_import_row',
  {
    import: text()
      .notNull()
      .references(() => productImport.id),
    kind: text({
      enum: [
        'category',
        'subcategory',
        'color',
        'size',
        'product',
        'update',
        'product_color',
        'movement',
        'codes',
      ],
    }).notNull(),
    row: count().notNull(),
    written: text(),
  },
  (table) => [
    primaryKey({ columns: [table.import, table.kind, table.row] }),
    index('product_import_row_made').on(table.kind, table.row),
  ],
)
