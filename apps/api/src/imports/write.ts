import { eq } from 'drizzle-orm'
import { attempt } from '../db/attempt'
import type { Database, Queries } from '../db/client'
import { one } from '../db/rows'
import { productImport, productImportRow } from '../db/schema/imports'
import { writeInSlices, type HasTime } from '../db/slices'
import { Refusal } from '../lib/refusal'
import { record, type Author } from '../records/audit'
import { requireLock } from './lock'
import { openNames } from './names'
import { newcomers } from './newcomers'
import type { Plan } from './plan'
import { rowsOf } from './planned-rows'
import { rememberSwatches } from './swatches'
import { writeRow } from './write-rows'

type Made = typeof productImportRow.$inferInsert
type ImportNote = { id: string; file_name: string; headings: string; mapping: string }

const ROWS_AT_ONCE = 200

export type WriteJob = {
  plan: Plan
  /** The audit entry of the whole import. */
  part_of: number
  /** Drawn swatches by hex code, for the colors that their products don't have yet. */
  pictures: Map<string, string>
  note: Pick<ImportNote, 'id' | 'file_name'>
  by: Author
  create_missing: boolean
  /** When aborted, the import ends after the row that it is writing. */
  signal: AbortSignal
  /** When aborted, the import writes nothing more. */
  lost: AbortSignal
}

/**
 * Writes a plan row by row, in slices, until staff cancel the import at any server. Each slice also records the rows
 * that it made, so that the import can be undone at any time; no row is written in part. The import fails at the first
 * row that can't be written any more. Throws LostLock.
 */
export async function writePlan(db: Database, job: WriteJob) {
  const { plan, note, by, signal, part_of } = job
  const rows = rowsOf(plan)
  const counts = { products: 0, updated: 0, pieces: 0 }
  let written = 0
  const ids = new Map<number, number>()
  const isTaken = newcomers(plan)
  const ofImport = eq(productImport.id, note.id)

  async function slice(tx: Queries, hasTime: HasTime) {
    requireLock(job.lost)
    const now = await one(tx.select().from(productImport).where(ofImport))
    // Another server has begun to undo the import: it had the lock before this one noticed that it was lost.
    if (now.state !== 'running') return true
    const isCancelled = () => now.cancel_asked_at !== null || signal.aborted
    if (written === 0) await rememberSwatches(tx, job.pictures)
    const made: Made[] = []
    const keep = (kind: Made['kind'], row: number, written?: string) =>
      void made.push({ import: note.id, kind, row, ...(written && { written }) })
    const names = await openNames(tx, keep, job.create_missing)
    const writer = { tx, by, part_of, names, pictures: job.pictures, ids, keep }
    let failure: string | undefined
    await isTaken.look(tx, ids)
    while (written < rows.length && failure === undefined && hasTime() && !isCancelled()) {
      const row = rows[written]
      if (!row) break
      const mark = made.length
      try {
        isTaken.refuse(row)
        await attempt(tx, () => writeRow(writer, row, note.file_name))
        written += 1
        counts.pieces += row.unit?.quantity ?? 0
        if (row.isFirst) counts[row.planned.kind === 'new' ? 'products' : 'updated'] += 1
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        made.length = mark
        failure = `Row ${row.planned.row} (${row.planned.title}): ${error.message}`
      }
    }
    await keepMade(tx, made)
    const state = stateOf()
    await tx
      .update(productImport)
      .set({ ...counts, done: done(), state, message: failure ?? null })
      .where(ofImport)
    return state !== 'running'

    function stateOf() {
      if (failure !== undefined) return 'failed' as const
      if (written === rows.length) return 'done' as const
      return isCancelled() ? ('cancelled' as const) : ('running' as const)
    }
  }

  await writeInSlices(db, slice)

  /** How many of the file's rows are written, in proportion: several of them may be one row of the plan. */
  function done() {
    return Math.round((plan.rows * written) / rows.length)
  }
}

/**
 * Adds the row of an import that begins, and its audit entry. Returns the entry's id, for the `part_of` of the entries
 * of all rows.
 */
export async function beginImport(
  tx: Queries,
  { plan, note, by }: { plan: Plan; note: ImportNote; by: Author },
) {
  const counts = countsOf(plan)
  const action = { action: 'import', noun: 'imports', label: note.file_name, after: counts }
  const part_of = await record(tx, by, action)
  const written = { products: 0, updated: 0, pieces: 0 }
  const author = { staff: by.staff, created_at: by.at }
  const row = { ...note, ...author, ...written, rows: counts.rows, state: 'running' as const }
  await tx.insert(productImport).values(row)
  return part_of
}

async function keepMade(tx: Queries, made: Made[]) {
  for (let from = 0; from < made.length; from += ROWS_AT_ONCE) {
    await tx.insert(productImportRow).values(made.slice(from, from + ROWS_AT_ONCE))
  }
}

export function countsOf({ rows, products, updates }: Plan) {
  const units = [...products, ...updates]
    .flatMap(({ colors }) => colors)
    .flatMap((color) => color.units)
  const pieces = units.reduce((sum, { quantity }) => sum + quantity, 0)
  return { rows, products: products.length, updated: updates.length, pieces }
}
