import { setImmediate } from 'node:timers/promises'

export type Background = ((work: () => Promise<void>) => void) & {
  settled: () => Promise<void>
  /** Aborted when the shop closes: long work ends at its next step. */
  closing: AbortSignal
}

/**
 * Runs work after the response to the call that asked for it, so that the response time reveals nothing about the
 * work. `failed` receives what was thrown. `settled` asks long work to end, and resolves when nothing is left to do.
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
      // Work that is running may start more.
      while (running.size > 0) await Promise.all(running)
    },
  })
}
