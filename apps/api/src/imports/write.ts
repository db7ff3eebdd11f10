import { eq } from 'drizzle-orm'
import { attempt } from '../db/attempt'
import type { Database, Queries } from '../db/client'
import { productImport, productImportRow } from '../db/schema-imports'
import { Refusal } from '../http/errors'
import { writeInSlices, type HasTime } from '../lib/slices'
import { record, type Author } from '../records/audit'
import { openNames } from './names'
import { newcomers } from './newcomers'
import type { Plan } from './plan'
import { rowsOf } from './planned-rows'
import { rememberSwatches } from './swatches'
import { writeRow } from './write-rows'

type Made = typeof productImportRow.$inferInsert
type ImportNote = { id: string; file_name: string; headings: string; mapping: string }

const ROWS_AT_ONCE = 200

type Job = {
  plan: Plan
  /** Drawn swatches by hex code, for the colors that their products don't have yet. */
  pictures: Map<string, string>
  note: ImportNote
  by: Author
  create_missing: boolean
  /** When aborted, the import ends after the row that it is writing. */
  signal: AbortSignal
  /** Receives how many rows are written. */
  onProgress: (done: number) => void
}

/**
 * Writes a plan row by row, in slices. Each slice also records the rows that it made, so that the import can be undone
 * at any time; no row is written in part. The import fails at the first row that can't be written any more.
 */
export async function writePlan(db: Database, job: Job) {
  const { plan, note, by, signal } = job
  const rows = rowsOf(plan)
  const counts = { products: 0, updated: 0, pieces: 0 }
  let written = 0
  const ids = new Map<number, number>()
  const isTaken = newcomers(plan)
  let part_of: number | undefined

  async function slice(tx: Queries, hasTime: HasTime) {
    part_of ??= await begin(tx, job)
    const made: Made[] = []
    const keep = (kind: Made['kind'], row: number, written?: string) =>
      void made.push({ import: note.id, kind, row, ...(written && { written }) })
    const names = await openNames(tx, keep, job.create_missing)
    const writer = { tx, by, part_of, names, pictures: job.pictures, ids, keep }
    let failure: string | undefined
    isTaken.look(tx, ids)
    while (written < rows.length && failure === undefined && hasTime() && !signal.aborted) {
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
    const ofImport = eq(productImport.id, note.id)
    await tx
      .update(productImport)
      .set({ ...counts, done: done(), state, message: failure ?? null })
      .where(ofImport)
    return state !== 'running'

    function stateOf() {
      if (failure !== undefined) return 'failed' as const
      if (written === rows.length) return 'done' as const
      return signal.aborted ? ('cancelled' as const) : ('running' as const)
    }
  }

  await writeInSlices(db, async (tx, hasTime) => {
    const isOver = await slice(tx, hasTime)
    job.onProgress(done())
    return isOver
  })

  /** How many of the file's rows are written, in proportion: several of them may be one row of the plan. */
  function done() {
    return Math.round((plan.rows * written) / rows.length)
  }
}

/** Adds the import's row and its audit entry. Returns the entry's id, for the `part_of` of the entries of all rows. */
async function begin(tx: Queries, { plan, note, by, pictures }: Job) {
  const counts = countsOf(plan)
  const action = { action: 'import', noun: 'imports', label: note.file_name, after: counts }
  const part_of = await record(tx, by, action)
  const written = { products: 0, updated: 0, pieces: 0 }
  const author = { staff: by.staff, created_at: by.at }
  const row = { ...note, ...author, ...written, rows: counts.rows, state: 'running' as const }
  await tx.insert(productImport).values(row)
  await rememberSwatches(tx, pictures)
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
