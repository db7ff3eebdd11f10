import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Queries } from './client'

/** The first row of a query; undefined when there is none. */
export async function first<Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> {
  const [row] = await query
  return row
}

/** The row of a query that must have one, as after writing it. Throws an Error when there is none. */
export async function one<Row>(query: PromiseLike<Row[]>): Promise<Row> {
  const row = await first(query)
  if (row === undefined) throw new Error('A row that was just written is not there')
  return row
}

/** How many rows a select has. */
export async function countRows(db: Queries, select: SQLWrapper): Promise<number> {
  return await db.$count(sql`${select} AS counted`)
}
