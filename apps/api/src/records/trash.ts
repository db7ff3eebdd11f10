import { recordNames, UNDO_DAYS, type RecordNoun } from '@etrend/contract'
import { and, eq, lt } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { trash } from '../db/schema'
import { Refusal } from '../http/errors'
import { DAY_MS } from '../lib/times'
import type { Author, Fields } from './audit'

type Deleted = { noun: RecordNoun; row_id: number; label: string; row: Fields }

export async function keepInTrash(tx: Queries, { staff, at }: Author, deleted: Deleted) {
  await tx.insert(trash).values({ ...deleted, staff, deleted_at: at })
}

/** Takes a deleted row out of the trash and returns it. Throws Refusal (404) where it isn't there. */
export async function takeFromTrash(tx: Queries, noun: RecordNoun, id: number) {
  const taken = await first(tx.delete(trash).where(isRow(noun, id)).returning())
  if (taken) return taken
  throw new Refusal(404, `There is no ${recordNames[noun]} with this id in the trash.`)
}

/** Throws Refusal (409) where one of the parents is deleted too: 'Restore category Women first.' */
export async function refuseWithoutParents(tx: Queries, parents: [RecordNoun, number][]) {
  for (const [noun, id] of parents) {
    const label = await labelInTrash(tx, noun, id)
    if (!label) continue
    const message = `Restore ${recordNames[noun]} ${label} first.`
    throw new Refusal(409, message, undefined, { first: { noun, id, label } })
  }
}

/** How staff knew a deleted row; undefined where it isn't in the trash. */
export async function labelInTrash(queries: Queries, noun: RecordNoun, id: number) {
  return (await first(queries.select().from(trash).where(isRow(noun, id))))?.label
}

/** Permanently deletes the rows whose deletion was too long ago to be undone. */
export async function purgeTrash(db: Database, clock: () => Date) {
  await db.transaction((tx) =>
    tx.delete(trash).where(lt(trash.deleted_at, undoableSince(clock()).toISOString())),
  )
}

/** The time before which changes can no longer be undone. */
export function undoableSince(now: Date) {
  return new Date(now.getTime() - UNDO_MS)
}

/** The time until which a change made at `time` can be undone. */
export function undoableUntil(time: string) {
  return new Date(Date.parse(time) + UNDO_MS).toISOString()
}

const UNDO_MS = UNDO_DAYS * DAY_MS

function isRow(noun: RecordNoun, id: number) {
  return and(eq(trash.noun, noun), eq(trash.row_id, id))
}
