import type { AuditEntry, contract } from '@etrend/contract'
import { and, desc, eq, gte, isNull, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type * as z from 'zod'
import type { Queries } from '../db/client'
import { audit } from '../db/schema/records'
import { equals, listPage } from '../http/list-page'
import { isUndoable } from './undo'

type Query = z.infer<typeof contract.audit.list.query>

const undoing = alias(audit, 'undoing')

/** A page of the audit log. An action on many rows is one entry, except in the history of a single record. */
export async function auditPage(queries: Queries, query: Query, now: Date) {
  const { noun, row_id, staff, action, without, part_of, from, to } = query
  const isWhole = part_of === undefined && row_id === undefined
  const page = await listPage(queries, rows(queries), query, {
    id: audit.id,
    order: desc(audit.id),
    where: and(
      equals(audit.noun, noun),
      equals(audit.row_id, row_id),
      equals(audit.staff, staff),
      equals(audit.action, action),
      without === undefined ? undefined : ne(audit.action, without),
      equals(audit.part_of, part_of),
      isWhole ? isNull(audit.part_of) : undefined,
      from === undefined ? undefined : gte(audit.at, from),
      to === undefined ? undefined : lte(audit.at, to),
    ),
    search: [audit.label, audit.staff_name, audit.address],
    sort: { id: audit.id, at: audit.id, staff_name: audit.staff_name, action: audit.action },
  })
  return {
    ...page,
    rows: page.rows.map((row): AuditEntry => ({ ...row, is_undoable: isUndoable(row, now) })),
  }
}

function rows(queries: Queries) {
  return queries
    .select({
      id: audit.id,
      at: audit.at,
      staff: audit.staff,
      staff_name: audit.staff_name,
      action: audit.action,
      noun: audit.noun,
      row_id: audit.row_id,
      label: audit.label,
      before: audit.before,
      after: audit.after,
      request_id: audit.request_id,
      address: audit.address,
      part_of: audit.part_of,
      // Written as text: Drizzle would write the column without its table, and "id" would be the part's own id.
      parts: sql<number>`(SELECT count(*) FROM audit AS part WHERE part.part_of = "audit"."id")`.as(
        'parts',
      ),
      undoes: audit.undoes,
      undone_by: sql<number | null>`${undoing.id}`.as('undone_by'),
    })
    .from(audit)
    .leftJoin(undoing, eq(undoing.undoes, audit.id))
    .$dynamic()
}
