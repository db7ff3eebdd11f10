import { and, eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { productImportRow } from '../db/schema/imports'

type Kind = typeof productImportRow.$inferSelect.kind

/** The ids of the rows of one kind that an import added or updated, as a subquery. */
export function madeBy(tx: Queries, id: string, kind: Kind) {
  return tx
    .select({ row: productImportRow.row })
    .from(productImportRow)
    .where(and(eq(productImportRow.import, id), eq(productImportRow.kind, kind)))
}
