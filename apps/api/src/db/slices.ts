import { setTimeout } from 'node:timers/promises'
import type { Database, Queries } from './client'

/** The steps of a slice take this long. Other writers wait for them, for what the slice prepares, and for its commit. */
const SLICE_MS = 20
const PAUSE_MS = 2

/** Whether there is time for one more step in this slice. There always is for the first: each slice gets on. */
export type HasTime = () => boolean

/**
 * Does a long write in short transactions, between which other writers and requests get their turn. `slice` does
 * steps while it has time, and returns whether all is done. `elapsed` gives milliseconds.
 */
export async function writeInSlices(
  db: Database,
  slice: (tx: Queries, hasTime: HasTime) => Promise<boolean>,
  elapsed = () => performance.now(),
) {
  for (;;) {
    const isDone = await db.transaction((tx) => {
      let start: number | undefined
      return slice(tx, () => {
        start ??= elapsed()
        return elapsed() - start < SLICE_MS
      })
    })
    if (isDone) return
    await setTimeout(PAUSE_MS)
  }
}
