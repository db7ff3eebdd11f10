import { recordNoun, type contract, type TrashRow } from '@etrend/contract'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Queries } from '../db/client'
import { trash, user } from '../db/schema'
import { equals, listPage } from '../http/list-page'
import { undoableUntil } from './trash'

type Query = z.infer<typeof contract.trash.list.query>

/** The deleted rows that can be restored, the newest first, each with the number of parts that come back with it. */
export async function trashPage(queries: Queries, query: Query) {
  const page = await listPage(queries, rows(queries), query, {
    id: sql`${trash.noun} || ${trash.row_id}`,
    order: desc(trash.deleted_at),
    where: and(isNull(trash.whole_id), equals(trash.noun, query.noun)),
    search: [trash.label],
    sort: { noun: trash.noun, label: trash.label, deleted_at: trash.deleted_at },
  })
  return {
    ...page,
    rows: page.rows.map((row): TrashRow => ({
      ...row,
      noun: recordNoun.parse(row.noun),
      purged_at: undoableUntil(row.deleted_at),
    })),
  }
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
