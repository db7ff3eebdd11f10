import { asc, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { restoration } from '../../db/schema/backups'

/** The first restore for which staff haven't given the last invoice number on paper yet; undefined if there is none. */
export async function unansweredRestore(queries: Queries) {
  return await statementOf(queries).get()
}

const statementOf = prepared((db) =>
  db
    .select({ backup_made_at: restoration.backup_made_at })
    .from(restoration)
    .where(isNull(restoration.answered_at))
    .orderBy(asc(restoration.id))
    .limit(1)
    .prepare(),
)
