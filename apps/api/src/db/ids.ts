import { sql } from 'drizzle-orm'

/**
 * `inArray(column, givenIds)` in a prepared query: any number of ids in one placeholder called `ids`,
 * given as `idList(ids)`.
 */
export const givenIds = sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`

export function idList(ids: readonly number[]) {
  return { ids: JSON.stringify(ids) }
}
