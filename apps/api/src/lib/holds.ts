import { or, sql, type SQL } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'

/** A condition: one of the columns holds the text as typed; '%' and '_' mean themselves. No text is no condition. */
export function holds(text: string | undefined, columns: (AnySQLiteColumn | SQL)[]) {
  if (!text) return undefined
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => sql`${column} LIKE ${pattern} ESCAPE '\\'`))
}
