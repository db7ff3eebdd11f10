import { and, eq, inArray, isNull } from 'drizzle-orm'
import { attempt } from '../db/attempt'
import { brokenRule } from '../db/broken-rules'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { category, color, size, subcategory } from '../db/schema/catalogue'
import { productImport } from '../db/schema/imports'
import { writeInSlices } from '../db/slices'
import { found } from '../http/errors'
import { Refusal } from '../lib/refusal'
import { record, type Author } from '../records/audit'
import { laterWork } from './later-work'
import { LostLock, requireLock } from './lock'
import { madeBy } from './made-by'
import { takeBackRows } from './undo-rows'

const NAMED = 5

/**
 * Marks an import as being undone, and returns the function that does the work: it deletes what the import added, gives
 * updated products their former values, and adds a reversal to the ledger for each stock movement. Colors, sizes and
 * categories that other rows use by now stay. The work is done in slices; if it ended early, it can be started again.
 * To be called with the import's lock; `lost` is aborted when the lock is lost.
 * Throws Refusal: 404 no such import; 409 undone already, or changed since in a way that would be lost.
 */
export async function beginUndo(
  db: Database,
  { id, by, lost }: { id: string; by: Author; lost: AbortSignal },
) {
  refuseChanged(await laterWork(db.read, id))
  const part_of = await db.transaction(async (tx) => {
    const row = found(
      await first(tx.select().from(productImport).where(eq(productImport.id, id))),
      'import',
    )
    const isOpen = and(eq(productImport.id, id), isNull(productImport.undone_at))
    const begun = await tx.update(productImport).set({ state: 'undoing' }).where(isOpen).returning()
    if (begun.length === 0) throw new Refusal(409, 'This import was undone already.')
    const { products, done, updated, pieces, file_name } = row
    const before = { rows: done, products, updated, pieces }
    return await record(tx, by, { action: 'undo', noun: 'imports', label: file_name, before })
  })
  return () => undo(db, { id, by, lost, part_of })
}

type Undo = {
  id: string
  by: Author
  lost: AbortSignal
  /** The entry of the audit log that the entries of all undone rows belong to. */
  part_of: number
}

async function undo(db: Database, { id, by, lost, part_of }: Undo) {
  const isThisImport = eq(productImport.id, id)
  try {
    await writeInSlices(db, async (tx, hasTime) => {
      requireLock(lost)
      const isDone = await takeBackRows(tx, { id, by, part_of }, hasTime)
      if (isDone) await finish(tx)
      return isDone
    })
  } catch (error) {
    if (error instanceof LostLock) throw error
    const isRefused = error instanceof Refusal
    const message = `${isRefused ? error.message : 'Something went wrong on our side.'} Not all of this import was undone.`
    const state = 'failed' as const
    await db.transaction((tx) =>
      tx.update(productImport).set({ state, message }).where(isThisImport),
    )
    if (!isRefused) throw error
  }

  async function finish(tx: Queries) {
    await takeBackNames(tx, id)
    await tx.update(productImport).set({ undone_at: by.at, state: 'done' }).where(isThisImport)
  }
}

/** Throws Refusal (409) where undoing the import would lose later changes, and names the first of them. */
function refuseChanged(changes: string[]) {
  if (changes.length === 0) return
  const more = changes.length > NAMED ? `, and ${changes.length - NAMED} more` : ''
  throw new Refusal(
    409,
    `This import can't be undone, because it has been worked on since: ${changes.slice(0, NAMED).join('; ')}${more}.`,
  )
}

/**
 * Deletes the colors, sizes and categories that an import added. Those that other rows use by now stay, whatever these
 * are: a product, a collection's rule, a sale, a size guide.
 */
async function takeBackNames(tx: Queries, id: string) {
  for (const [kind, table] of nameTables) {
    const made = await tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, madeBy(tx, id, kind)))
    for (const name of made) {
      try {
        await attempt(tx, () => tx.delete(table).where(eq(table.id, name.id)))
      } catch (error) {
        if (!(error instanceof Error) || brokenRule(error)?.rule !== 'foreign key') throw error
      }
    }
  }
}

/** Sub categories before the categories that they are in. */
const nameTables = [
  ['color', color],
  ['size', size],
  ['subcategory', subcategory],
  ['category', category],
] as const
