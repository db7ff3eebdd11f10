import { setTimeout } from 'node:timers/promises'
import type { Database, Queries } from '../db/client'

/** Other writers wait no longer than a slice and its commit. */
const SLICE_MS = 20
const PAUSE_MS = 2

/** Whether there is time for one more step in this slice. */
export type HasTime = () => boolean

/**
 * Does a long write in short transactions, between which other writers and requests get their turn. `slice` does
 * steps while it has time, and returns whether all is done.
 */
export async function writeInSlices(
  db: Database,
  slice: (tx: Queries, hasTime: HasTime) => Promise<boolean>,
) {
  for (;;) {
    const isDone = await db.transaction((tx) => {
      const start = performance.now()
      return slice(tx, () => performance.now() - start < SLICE_MS)
    })
    if (isDone) return
    await setTimeout(PAUSE_MS)
  }
}
