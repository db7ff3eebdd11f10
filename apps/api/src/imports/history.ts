import type { contract, ProductImport } from '@etrend/contract'
import { and, desc, eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { Database, Queries } from '../db/client'
import { productImport } from '../db/schema/imports'
import { user } from '../db/schema/people'
import { anyHolds } from '../db/text-search'
import { pageOf, positionOf } from '../http/list-page'
import { lockOf } from './lock'

export type ImportQuery = z.infer<typeof contract.imports.list.query>

/** The imports, newest first, running ones too. `q` is searched in the names of their files and of who started them. */
export async function keptImports(db: Database, query: ImportQuery) {
  const { read } = db
  const select = kept(read).where(anyHolds(query.q, [productImport.file_name, user.username]))
  const newest = [desc(productImport.created_at)]
  const { rows, total } = await pageOf(read, select, positionOf(query), newest)
  return { rows: await Promise.all(rows.map((row) => asImport(db, row))), total }
}

/** One import; undefined where there is none with this id. */
export async function keptImport(db: Database, id: string) {
  const row = await readRow(db, id)
  return row && (await asImport(db, row))
}

/** Asks the server that runs an import, which may be another one, to end it at its next rows. */
export async function askToCancel(db: Database, id: string, at: Date) {
  await db.transaction((tx) =>
    tx.update(productImport).set({ cancel_asked_at: at.toISOString() }).where(isRunning(id)),
  )
}

/** Marks a running import as failed, with the reason. */
export async function noteFailure(db: Database, id: string, message: string) {
  await db.transaction((tx) =>
    tx.update(productImport).set({ state: 'failed', message }).where(isRunning(id)),
  )
}

function isRunning(id: string) {
  return and(eq(productImport.id, id), eq(productImport.state, 'running'))
}

function kept(db: Queries) {
  return db
    .select({ row: productImport, staff: user.username })
    .from(productImport)
    .leftJoin(user, eq(user.id, productImport.staff))
    .$dynamic()
}

async function readRow(db: Database, id: string) {
  const [row] = await kept(db.read).where(eq(productImport.id, id))
  return row
}

type Kept = { row: typeof productImport.$inferSelect; staff: string | null }

/** An import as its row tells it. One that was interrupted is shown as failed, and what it had written is kept. */
async function asImport(db: Database, from: Kept): Promise<ProductImport> {
  if (!isAtWork(from) || (await db.locks.isHeld(lockOf(from.row.id)))) return wire(from)
  // Work that ends writes its row before it gives up the lock: the row is read again after the lock.
  const now = (await readRow(db, from.row.id)) ?? from
  const message = interrupted[now.row.state]
  return message === undefined ? wire(now) : { ...wire(now), state: 'failed', message }
}

function isAtWork({ row }: Kept) {
  return row.state in interrupted && row.undone_at === null
}

function wire({ row, staff }: Kept): ProductImport {
  const {
    undone_at,
    cancel_asked_at: _asked,
    headings: _headings,
    mapping: _mapping,
    ...told
  } = row
  if (undone_at !== null) return { ...told, staff, state: 'undone', message: null }
  return { ...told, staff }
}

const interrupted: Partial<Record<ProductImport['state'], string>> = {
  running:
    'This import was interrupted: its server stopped, or lost its connection to the database.',
  undoing:
    'The undo of this import was interrupted: its server stopped, or lost its connection to the database.',
}
