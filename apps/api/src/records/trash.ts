import { recordNames, UNDO_DAYS, type NeededRow, type RecordNoun } from '@etrend/contract'
import { and, eq, lt } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { trash } from '../db/schema/records'
import { Refusal } from '../lib/refusal'
import { DAY_MS } from '../lib/times'
import type { Author, Fields } from './audit'

/** `whole`: the product that the row was deleted with, as a part of it. */
type Deleted = {
  noun: RecordNoun
  row_id: number
  label: string
  row: Fields
  whole?: { id: number }
}

export async function keepInTrash(tx: Queries, { staff, at }: Author, deleted: Deleted) {
  const { whole, ...row } = deleted
  const part = whole && { whole_noun: 'products', whole_id: whole.id }
  await tx.insert(trash).values({ ...row, ...part, staff, deleted_at: at })
}

/**
 * Takes a deleted row out of the trash and returns it. Throws Refusal: 404 where it isn't there, 409 where it is a part
 * of a deleted product, with which it is restored.
 */
export async function takeFromTrash(tx: Queries, noun: RecordNoun, id: number) {
  const whole = await wholeOf(tx, noun, id)
  if (whole) throw firstRestore(whole)
  const taken = await first(tx.delete(trash).where(isRow(noun, id)).returning())
  if (taken) return taken
  throw new Refusal(404, `There is no ${recordNames[noun]} with this id in the trash.`)
}

/** Takes the rows that were deleted with a row out of the trash and returns them. */
export async function takePartsFromTrash(tx: Queries, noun: RecordNoun, id: number) {
  const parts = and(eq(trash.whole_noun, noun), eq(trash.whole_id, id))
  const rows = await tx.delete(trash).where(parts).returning()
  return rows.toSorted((one, other) => one.row_id - other.row_id)
}

/** Throws Refusal (409) where one of the parents is deleted too: 'Restore category Women first.' */
export async function refuseWithoutParents(
  tx: Queries,
  parents: readonly (readonly [RecordNoun, number])[],
) {
  for (const [noun, id] of parents) {
    const label = await labelInTrash(tx, noun, id)
    if (label) throw firstRestore((await wholeOf(tx, noun, id)) ?? { noun, id, label })
  }
}

function firstRestore(needed: NeededRow) {
  const message = `Restore ${recordNames[needed.noun]} ${needed.label} first.`
  return new Refusal(409, message, undefined, { first: needed })
}

/** The deleted product that a deleted row is a part of; undefined where it was deleted alone. */
async function wholeOf(tx: Queries, noun: RecordNoun, id: number): Promise<NeededRow | undefined> {
  const part = await first(tx.select().from(trash).where(isRow(noun, id)))
  if (!part || part.whole_id === null) return undefined
  const label = await labelInTrash(tx, 'products', part.whole_id)
  return label === undefined ? undefined : { noun: 'products', id: part.whole_id, label }
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
