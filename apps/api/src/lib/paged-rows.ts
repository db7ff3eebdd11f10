import { ownEntry } from '@etrend/domain'
import { asc, desc, or, sql, type SQL } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'

const PAGE_SIZE = 20

/** Where a page of 20 lies among `total` rows; one past the end is the last. */
export function pageAt(asked: number | undefined, total: number) {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(asked ?? 1, pages)
  return { total, page, pages, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
}

/** The text as typed, anywhere in one of the columns; '%' and '_' mean themselves. */
export function holds(text: string | undefined, columns: (AnySQLiteColumn | SQL)[]) {
  if (!text) return undefined
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => sql`${column} LIKE ${pattern} ESCAPE '\\'`))
}

type Sortable = AnySQLiteColumn | SQL

/** The order that was asked for, ties and all else as the list stands by itself. */
export function sorted(
  sort: string | undefined,
  columns: Record<string, Sortable>,
  otherwise: SQL[],
) {
  const column = sort && ownEntry(columns, sort.replace('-', ''))
  if (!column) return otherwise
  return [sort.startsWith('-') ? desc(column) : asc(column), ...otherwise]
}
