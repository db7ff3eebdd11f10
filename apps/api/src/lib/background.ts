import { randomInt } from 'node:crypto'
import { setImmediate, setTimeout } from 'node:timers/promises'

export type Background = ((work: () => Promise<void>, waitMs?: number) => void) & {
  settled: () => Promise<void>
  /** Aborted when the shop closes: long work ends at its next step. */
  closing: AbortSignal
}

/** How many ms work waits after an answer, where nobody may learn from the times of calls whether it was done. */
export function unguessableWait() {
  return randomInt(500, 3_000)
}

/**
 * Runs work after the response to the call that asked for it, so that the response time reveals nothing about the
 * work; `waitMs` later, where the next call's time mustn't either. `failed` receives what was thrown. `settled` asks
 * long work to end and work that waits to begin, and resolves when nothing is left to do.
 */
export function openBackground(failed: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>()
  const closing = new AbortController()

  function run(work: () => Promise<void>, waitMs = 0) {
    const job = afterAnswer(work, waitMs)
    running.add(job)
    void job.then(() => running.delete(job))
  }

  async function afterAnswer(work: () => Promise<void>, waitMs: number) {
    await setImmediate()
    if (waitMs > 0) await setTimeout(waitMs, undefined, { signal: closing.signal }).catch(() => {})
    try {
      await work()
    } catch (error) {
      failed(error)
    }
  }

  return Object.assign(run, {
    closing: closing.signal,
    async settled() {
      closing.abort()
      // Work that is running may start more.
      while (running.size > 0) await Promise.all(running)
    },
  })
}
