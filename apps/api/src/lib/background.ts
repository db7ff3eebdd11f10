import { setImmediate } from 'node:timers/promises'

export type Background = ((work: () => Promise<void>) => void) & {
  settled: () => Promise<void>
  /** Aborted when the shop closes: long work ends at its next step. */
  closing: AbortSignal
}

/**
 * Runs work after the answer to the call that asks for it, so that how long the answer takes tells nothing about the
 * work. `failed` receives what was thrown; `settled` resolves when nothing is left to do, and asks long work to end.
 */
export function openBackground(failed: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>()
  const closing = new AbortController()

  function run(work: () => Promise<void>) {
    const job = afterAnswer(work)
    running.add(job)
    void job.then(() => running.delete(job))
  }

  async function afterAnswer(work: () => Promise<void>) {
    await setImmediate()
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
      // What runs may start more.
      while (running.size > 0) await Promise.all(running)
    },
  })
}
