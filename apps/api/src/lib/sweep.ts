import { MINUTE_MS } from './times'

const LONGEST_MS = 20_000

/**
 * Does the work for one row after the other, until 20 s have passed or the server closes; the rows that are left are
 * due again in the next round. A row that fails doesn't stop the others: the first error is thrown at the end. Returns
 * how many rows were tried.
 */
export async function sweep<Row>(
  rows: Row[],
  work: (row: Row) => Promise<unknown>,
  closing: AbortSignal,
) {
  const until = performance.now() + LONGEST_MS
  const errors: unknown[] = []
  let done = 0
  for (const row of rows) {
    if (closing.aborted || performance.now() > until) break
    try {
      await work(row)
    } catch (error) {
      errors.push(error)
    }
    done += 1
  }
  if (errors.length > 0) throw errors[0]
  return done
}

/** When to check again after so many checks (ISO time): in 1, 2, 4, 8 … minutes, at most `longest` (ms). */
export function nextCheck(checks: number, longest: number, now: Date) {
  return new Date(now.getTime() + Math.min(2 ** checks * MINUTE_MS, longest)).toISOString()
}
