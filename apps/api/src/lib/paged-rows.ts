import { ownEntry } from '@etrend/domain'
import { asc, desc, type SQL } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'

const PAGE_SIZE = 20

/** The position of a page of 20 rows among `total` rows. A page past the end counts as the last page. */
export function pageAt(asked: number | undefined, total: number) {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(asked ?? 1, pages)
  return { total, page, pages, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
}

type Sortable = AnySQLiteColumn | SQL

/** The order that `sort` asks for. Ties, and lists without a known `sort`, are in the order `otherwise`. */
export function sorted(
  sort: string | undefined,
  columns: Record<string, Sortable>,
  otherwise: SQL[],
) {
  const column = sort && ownEntry(columns, sort.replace('-', ''))
  if (!column) return otherwise
  return [sort.startsWith('-') ? desc(column) : asc(column), ...otherwise]
}
