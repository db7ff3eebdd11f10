import { or, type SQL } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { textHolds } from '../db/text-search'

/** A condition: one of the columns holds the text, see textHolds. No text is no condition. */
export function holds(text: string | undefined, columns: (AnySQLiteColumn | SQL)[]) {
  if (!text) return undefined
  return or(...columns.map((column) => textHolds(column, text)))
}
