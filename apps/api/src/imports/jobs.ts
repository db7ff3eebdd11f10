import type { ProductImport } from '@etrend/contract'

const KEPT = 50

/** The imports that this process runs or ran, by id: how far they are, and why they failed. */
export function openJobs() {
  const jobs = new Map<string, ProductImport>()

  return {
    get: (id: string) => jobs.get(id),
    running: () => [...jobs.values()].filter(({ state }) => state === 'running'),
    change: (id: string, change: Partial<ProductImport>) => {
      const job = jobs.get(id)
      if (job) jobs.set(id, { ...job, ...change })
    },
    /** One that is done is read from the database. */
    forget: (id: string) => void jobs.delete(id),
    add: (job: ProductImport) => {
      jobs.set(job.id, job)
      const [oldest] = jobs.keys()
      if (jobs.size > KEPT && oldest) jobs.delete(oldest)
      return job
    },
  }
}
