import type { Database, Queries } from '@etrend/database'
import { signal } from '../lib/signal'
import { inSpan } from '../lib/spans'

/** How many transactions wait for their turn to write; reported when it changes. */
export const writesWaiting = signal<number>()

/** A transaction has ended: how long it waited for its turn, and how long it then took, in milliseconds. */
export const writeDone = signal<{ waitedMs: number; tookMs: number }>()

/** The same database; its transactions are spans, and report how long they wait for their turn and then take. */
export function reportingTransactions(db: Database): Database {
  let waiting = 0
  const waits = (change: 1 | -1) => {
    waiting += change
    writesWaiting.report(waiting)
  }

  async function transaction<Result>(work: (tx: Queries) => Promise<Result>) {
    const asked = performance.now()
    let begun: number | undefined
    waits(1)
    try {
      return await inSpan({ name: 'transaction', place: 'inside' }, (note) =>
        db.transaction(async (tx) => {
          begun = performance.now()
          waits(-1)
          note({ 'etrend.waited_ms': begun - asked })
          return await work(tx)
        }),
      )
    } finally {
      const now = performance.now()
      // Without a turn, because the database can't be reached: all of the time was waiting.
      if (begun === undefined) waits(-1)
      begun ??= now
      writeDone.report({ waitedMs: begun - asked, tookMs: now - begun })
    }
  }

  return { ...db, transaction }
}
