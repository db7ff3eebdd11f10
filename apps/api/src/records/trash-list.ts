import { recordNoun, type contract, type RecordNoun, type TrashRow } from '@etrend/contract'
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Queries } from '../db/client'
import { user } from '../db/schema/people'
import { trash } from '../db/schema/records'
import { equals, listPage } from '../http/list-page'
import { undoableUntil } from './trash'

type Query = z.infer<typeof contract.trash.list.query>

/**
 * The deleted rows of these nouns that can be restored, the newest first, each with the number of parts that come back
 * with it.
 */
export async function trashPage(queries: Queries, query: Query, nouns: RecordNoun[]) {
  const page = await listPage(queries, rows(queries), query, {
    id: sql`${trash.noun} || ${trash.row_id}`,
    order: desc(trash.deleted_at),
    where: and(isNull(trash.whole_id), inArray(trash.noun, nouns), equals(trash.noun, query.noun)),
    search: [trash.label],
    sort: { noun: trash.noun, label: trash.label, deleted_at: trash.deleted_at },
  })
  const contents = await contentsOf(queries, page.rows)
  return {
    ...page,
    rows: page.rows.map((row): TrashRow => ({
      ...row,
      noun: recordNoun.parse(row.noun),
      contents: contents.filter(({ whole }) => whole === keyOf(row)).map(({ part }) => part),
      purged_at: undoableUntil(row.deleted_at),
    })),
  }
}

/** What was deleted with these rows: how many rows of which noun. */
async function contentsOf(
  queries: Queries,
  wholes: { noun: string; row_id: number; parts: number }[],
) {
  const ids = wholes.filter(({ parts }) => parts > 0).map(({ row_id }) => row_id)
  if (ids.length === 0) return []
  const { noun, whole_noun, whole_id } = trash
  const rows = await queries
    .select({ noun, whole_noun, whole_id, count: count() })
    .from(trash)
    .where(inArray(whole_id, ids))
    .groupBy(noun, whole_noun, whole_id)
    .orderBy(asc(noun))
  return rows.map((row) => ({
    whole: keyOf({ noun: row.whole_noun, row_id: row.whole_id }),
    part: { noun: recordNoun.parse(row.noun), count: row.count },
  }))
}

function keyOf({ noun, row_id }: { noun: string | null; row_id: number | null }) {
  return `${noun} ${row_id}`
}

function rows(queries: Queries) {
  return queries
    .select({
      noun: trash.noun,
      row_id: trash.row_id,
      label: trash.label,
      deleted_at: trash.deleted_at,
      staff: trash.staff,
      parts: sql<number>`(SELECT count(*) FROM ${trash} AS part
        WHERE part.whole_noun = ${trash.noun} AND part.whole_id = ${trash.row_id})`.as('parts'),
      staff_name: sql<string>`coalesce(${user.username}, '')`.as('staff_name'),
    })
    .from(trash)
    .leftJoin(user, eq(user.id, trash.staff))
    .$dynamic()
}
