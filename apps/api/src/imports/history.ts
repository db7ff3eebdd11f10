import type { ProductImport } from '@etrend/contract'
import { desc, eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { user } from '../db/schema'
import { productImport } from '../db/schema-imports'

const PAGE_SIZE = 20

/** The imports that were committed, newest first. */
export async function keptImports(db: Queries, page: number) {
  const rows = await kept(db)
    .orderBy(desc(productImport.created_at))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return rows.map(asImport)
}

/** One of them; undefined where there is none with this id. */
export async function keptImport(db: Queries, id: string) {
  const [row] = await kept(db).where(eq(productImport.id, id))
  return row && asImport(row)
}

function kept(db: Queries) {
  return db
    .select({ row: productImport, staff: user.username })
    .from(productImport)
    .leftJoin(user, eq(user.id, productImport.staff))
    .$dynamic()
}

type Kept = { row: typeof productImport.$inferSelect; staff: string | null }

function asImport({
  row: { undone_at, headings: _headings, mapping: _mapping, ...row },
  staff,
}: Kept): ProductImport {
  return {
    ...row,
    staff,
    state: undone_at === null ? 'done' : 'undone',
    done: row.rows,
    message: null,
  }
}
