import type { BulkResult, RefusedRow } from '@etrend/contract'
import { attempt } from '../db/attempt'
import type { Database, Queries } from '../db/client'
import { asRefusal, Refusal } from '../http/errors'
import { pacer } from '../lib/pacer'
import { writeInSlices } from '../lib/slices'
import { record, type Author, type Links } from './audit'

type Named = { id: number; label: string }
type Head = { action: string; noun: string; label: string; undoes?: number }
/** Does something with one row; where it throws a refusal, the row stays as it was. */
type Work<Row> = (tx: Queries, row: Row, links: Links) => Promise<unknown>

/**
 * Does the work with each of many rows, under one audit entry that all of theirs are part of. It is done in slices, so
 * that other writers get their turn between the rows; a failure of ours on the way leaves the rows before it changed.
 * What is refused is tried again as long as others go through, since it may have depended on them.
 */
export async function forMany<Row extends Named>(
  db: Database,
  by: Author,
  head: Head,
  rows: Row[],
  work: Work<Row>,
): Promise<BulkResult> {
  const done: number[] = []
  let refused: RefusedRow[] = []
  let audit: number | null = null
  let left = rows

  /** Refused, a row takes the audit entry back that it would have been the first part of. */
  async function doOne(tx: Queries, row: Row) {
    let entry = audit
    const refusal = await refusalOf(() =>
      attempt(tx, async () => {
        entry ??= await record(tx, by, head)
        await work(tx, row, { part_of: entry })
      }),
    )
    if (refusal) return refusal
    audit = entry
    done.push(row.id)
    return undefined
  }

  for (;;) {
    const again: Row[] = []
    const waiting = left.values()
    refused = []
    await writeInSlices(db, async (tx, hasTime) => {
      while (hasTime()) {
        const { value: row, done: isOver } = waiting.next()
        if (isOver) return true
        const refusal = await doOne(tx, row)
        if (!refusal) continue
        refused.push(refusedRow(row, refusal))
        again.push(row)
      }
      return false
    })
    if (again.length === 0 || again.length === left.length) break
    left = again
  }
  return { audit, done, refused }
}

/** Refuses (409) all of the rows where the check refuses one: says which, and why. Requests are answered meanwhile. */
export async function checkAll<Row extends Named>(rows: Row[], check: (row: Row) => void) {
  const breathe = pacer()
  const refused: RefusedRow[] = []
  for (const row of rows) {
    await breathe()
    const refusal = await refusalOf(async () => check(row))
    if (refusal) refused.push(refusedRow(row, refusal))
  }
  if (refused.length > 0) throw allRefused(refused)
}

/** Why nothing was done with many rows (409), with what is wrong with each. */
export function allRefused(refused: RefusedRow[]) {
  const [first, ...others] = refused
  const more = others.length > 0 ? ` The same or the like goes for ${others.length} more.` : ''
  const message = first ? `${first.label}: ${first.message}${more}` : 'There was nothing to do.'
  return new Refusal(409, message, undefined, { rows: refused })
}

function refusedRow({ id, label }: Named, { message, about }: Refusal): RefusedRow {
  return { id, label, message, ...about }
}

async function refusalOf(work: () => Promise<unknown>) {
  try {
    await work()
    return undefined
  } catch (error) {
    const refusal = error instanceof Error ? asRefusal(error) : undefined
    if (!refusal) throw error
    return refusal
  }
}
