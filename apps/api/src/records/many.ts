import type { BulkResult, RefusedRow } from '@etrend/contract'
import { attempt } from '../db/attempt'
import type { Database, Queries } from '../db/client'
import { asRefusal, Refusal } from '../http/errors'
import { writeInSlices } from '../lib/slices'
import { record, type Author, type Links } from './audit'

type Named = { id: number; label: string }
type Head = { action: string; noun: string; label: string; undoes?: number }
/** Does something with one row; where it is refused, the row stays as it was. */
type Work<Row> = (row: Row, links: Links) => Promise<unknown>

/**
 * The same as forMany, in slices: other writers get their turn between the rows. For work where some rows may stay as
 * they are, so that a failure of ours on the way leaves the rows before it changed.
 */
export async function forManyInSlices<Row extends Named>(
  db: Database,
  by: Author,
  head: Head,
  rows: Row[],
  work: (tx: Queries, row: Row, links: Links) => Promise<unknown>,
): Promise<BulkResult> {
  const done: number[] = []
  let refused: RefusedRow[] = []
  let audit: number | null = null
  let left = rows

  /** Refused, a row takes the audit entry back that it would have been the first part of. */
  async function doOne(tx: Queries, row: Row) {
    let entry = audit
    const refusal = await refusalOf(tx, async () => {
      entry ??= await record(tx, by, head)
      await work(tx, row, { part_of: entry })
    })
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

/**
 * Does the work with each of many rows, under one audit entry that all of theirs are part of. What is refused is
 * tried again as long as others go through, since it may have depended on them.
 */
async function forMany<Row extends Named>(
  tx: Queries,
  by: Author,
  head: Head,
  rows: Row[],
  work: Work<Row>,
): Promise<BulkResult> {
  const done: number[] = []
  let refused: RefusedRow[] = []

  async function round(left: Row[], links: Links): Promise<void> {
    refused = []
    const again: Row[] = []
    for (const row of left) {
      const refusal = await refusalOf(tx, () => work(row, links))
      if (!refusal) done.push(row.id)
      else {
        refused.push(refusedRow(row, refusal))
        again.push(row)
      }
    }
    if (again.length > 0 && again.length < left.length) await round(again, links)
  }

  try {
    const audit = await attempt(tx, async () => {
      const part_of = await record(tx, by, head)
      await round(rows, { part_of })
      if (done.length === 0) throw new NothingDone()
      return part_of
    })
    return { audit, done, refused }
  } catch (error) {
    if (error instanceof NothingDone) return { audit: null, done, refused }
    throw error
  }
}

/** The same for all of the rows or none: what is wrong with which is said in the refusal (409). */
export async function forAll<Row extends Named>(...given: Parameters<typeof forMany<Row>>) {
  const result = await forMany(...given)
  const [first, ...others] = result.refused
  if (!first) return result
  const more = others.length > 0 ? ` The same or the like goes for ${others.length} more.` : ''
  const message = `${first.label}: ${first.message}${more}`
  throw new Refusal(409, message, undefined, { rows: result.refused })
}

function refusedRow({ id, label }: Named, { message, about }: Refusal): RefusedRow {
  return { id, label, message, ...about }
}

class NothingDone extends Error {}

async function refusalOf(tx: Queries, work: () => Promise<unknown>) {
  try {
    await attempt(tx, work)
    return undefined
  } catch (error) {
    const refusal = error instanceof Error ? asRefusal(error) : undefined
    if (!refusal) throw error
    return refusal
  }
}
