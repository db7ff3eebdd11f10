import type { BulkResult, RefusedRow } from '@etrend/contract'
import { attempt } from '../db/attempt'
import type { Database, Queries } from '../db/client'
import { writeInSlices } from '../db/slices'
import { asRefusal } from '../http/errors'
import { pacer } from '../lib/pacer'
import { Refusal } from '../lib/refusal'
import { record, type Author, type Links } from './audit'

type Named = { id: number; label: string }
type Head = { action: string; noun: string; label: string; undoes?: number }
/** Does something with one row; where it throws a refusal, the row stays as it was. */
type Work<Row> = (tx: Queries, row: Row, links: Links) => Promise<unknown>

/**
 * Does the work with each of many rows, with one audit entry that the entries of all rows are part of. Works in slices,
 * so that other writers get their turn in between. Refused rows are tried again as long as other rows succeed, since
 * they may have depended on those. An unexpected error is thrown on, and leaves the rows of earlier slices changed.
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

  /** Does one row. Where the row is refused, the common audit entry is rolled back too if it was added for this row. */
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

/** Throws Refusal (409) where `check` refuses any of the rows: says which and why. Other requests run meanwhile. */
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

/** The Refusal (409) of a call that did nothing with any of its rows, with the reason for each row. */
export function allRefused(refused: RefusedRow[]) {
  const [first, ...others] = refused
  const more = others.length > 0 ? ` Also not possible for ${others.length} more.` : ''
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
