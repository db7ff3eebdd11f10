import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { count, time, words } from './columns'
import { user } from './schema'

/** An import of products that was committed; one that failed leaves nothing. */
export const productImport = sqliteTable('product_import', {
  id: text().primaryKey(),
  file_name: words(),
  rows: count().notNull(),
  products: count().notNull(),
  pieces: count().notNull(),
  staff: integer().references(() => user.id),
  created_at: time().notNull(),
  undone_at: time(),
})

/**
 * What an import made, by its id, so that it can be undone. `written` is a product as it was written, to tell
 * whether it was edited since.
 */
export const productImportRow = sqliteTable(
  'product_import_row',
  {
    import: text()
      .notNull()
      .references(() => productImport.id),
    kind: text({
      enum: ['category', 'subcategory', 'color', 'size', 'product', 'product_color', 'movement'],
    }).notNull(),
    row: count().notNull(),
    written: text(),
  },
  (table) => [
    primaryKey({ columns: [table.import, table.kind, table.row] }),
    index('product_import_row_made').on(table.kind, table.row),
  ],
)
