import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'

/** A schema for a table row stored as JSON. Columns added since are missing in it: an insert uses their defaults. */
export function storedRow<Table extends SQLiteTable>(_table: Table) {
  return z.custom<Table['$inferSelect']>((value) => typeof value === 'object' && value !== null)
}
