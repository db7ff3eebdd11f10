import { setImmediate } from 'node:timers/promises'

export type Background = ((work: () => Promise<void>) => void) & { settled: () => Promise<void> }

/**
 * Runs work after the answer to the call that asks for it, so that how long the answer takes tells nothing about the
 * work. `failed` hears of what was thrown; `settled` resolves when nothing is left to do.
 */
export function openBackground(failed: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>()

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
    async settled() {
      // What runs may start more.
      while (running.size > 0) await Promise.all(running)
    },
  })
}
