import type { ProductImport } from '@etrend/contract'
import { desc, eq } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { user } from '../db/schema'
import { productImport } from '../db/schema-imports'

const PAGE_SIZE = 20

/** The imports that have written something, newest first; a page of 20. */
export async function keptImports(db: Queries, page: number) {
  const rows = await kept(db)
    .orderBy(desc(productImport.created_at))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return rows.map(asImport)
}

/** One import that has written something; undefined where there is none with this id. */
export async function keptImport(db: Queries, id: string) {
  const [row] = await kept(db).where(eq(productImport.id, id))
  return row && asImport(row)
}

/** Marks an import as failed, with the reason. Returns false where it has written nothing, so has no row to mark. */
export async function noteFailure(db: Database, id: string, message: string) {
  const failed = await db.transaction((tx) =>
    tx
      .update(productImport)
      .set({ state: 'failed', message })
      .where(eq(productImport.id, id))
      .returning({ id: productImport.id }),
  )
  return failed.length > 0
}

function kept(db: Queries) {
  return db
    .select({ row: productImport, staff: user.username })
    .from(productImport)
    .leftJoin(user, eq(user.id, productImport.staff))
    .$dynamic()
}

type Kept = { row: typeof productImport.$inferSelect; staff: string | null }

/**
 * An import that no process runs, from its row. Where the row still says 'running' or 'undoing', the shop stopped
 * meanwhile: the import is shown as failed, and what it had written is kept.
 */
function asImport({ row, staff }: Kept): ProductImport {
  const { undone_at, headings: _headings, mapping: _mapping, ...kept } = row
  if (undone_at !== null) return { ...kept, staff, state: 'undone', message: null }
  const cut = cutOff[kept.state]
  return cut ? { ...kept, staff, state: 'failed', message: cut } : { ...kept, staff }
}

const cutOff: Partial<Record<ProductImport['state'], string>> = {
  running: 'The shop stopped while this import was running.',
  undoing: 'The shop stopped while this import was being undone.',
}
