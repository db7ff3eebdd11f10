import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { rowId, time, words } from './columns'

/** Each time that the shop was restored from a backup, written into the restored database. */
export const restoration = sqliteTable('restoration', {
  id: rowId(),
  backup: words(),
  /** When the backup was made: what was written after it is lost. */
  backup_made_at: time().notNull(),
  restored_at: time().notNull(),
  /** The folder of DATA_DIR that holds the former data. */
  set_aside: words(),
  /**
   * The last invoice number on paper, as staff entered it; '' when there is none. Until then no invoice gets a number:
   * the numbers given out after the backup are unknown, and none may be used twice or left out.
   */
  last_invoice: text(),
  answered_at: time(),
  answered_by: text(),
})
