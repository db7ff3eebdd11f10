import type { ProductImport } from '@etrend/contract'

const KEPT = 50

type Job = { now: ProductImport; cancelling: AbortController; ended: Promise<void> }

/** The imports and undos that this process runs, and the imports that failed before they wrote anything; by id. */
export function openJobs() {
  const jobs = new Map<string, Job>()

  return {
    get: (id: string) => jobs.get(id)?.now,
    isRunning: (id: string) => isRunning(jobs.get(id)),
    running: () => [...jobs.values()].filter(isRunning).map(({ now }) => now),

    change(id: string, change: Partial<ProductImport>) {
      const job = jobs.get(id)
      if (job) job.now = { ...job.now, ...change }
    },

    /** Forgets a job whose state is in the database: it is read from there now. */
    forget: (id: string) => void jobs.delete(id),

    /** Registers an import or undo as running. Its work must stop when `signal` is aborted, and call `end` last. */
    add(now: ProductImport) {
      const cancelling = new AbortController()
      let end = () => {}
      const ended = new Promise<void>((resolve) => (end = resolve))
      jobs.set(now.id, { now, cancelling, ended })
      const [oldest] = [...jobs.entries()].find(([, job]) => !isRunning(job)) ?? []
      if (jobs.size > KEPT && oldest) jobs.delete(oldest)
      return { signal: cancelling.signal, end, ended }
    },

    /** Asks a running import to end, and resolves when it has. */
    async cancel(id: string) {
      const job = jobs.get(id)
      job?.cancelling.abort()
      await job?.ended
    },
  }
}

function isRunning(job: Job | undefined) {
  return job?.now.state === 'running' || job?.now.state === 'undoing'
}
