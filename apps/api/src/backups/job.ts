import type { BackupJob } from '@etrend/contract'
import { BackupError } from './backup-error'

type Report = (phase: BackupJob['phase'], done: number, all: number) => void

/** Runs this process's backups and restores, one at a time, and remembers how the last one went. */
export function openJobs(clock: () => Date) {
  const stopping = new AbortController()
  let last: BackupJob | undefined
  let running: Promise<unknown> | undefined

  return {
    /** The running job, or the last one and how it ended; undefined before the first. */
    last: () => last,

    /** Runs the work and returns its result. Throws BackupError while another job runs. */
    async run<Result>(
      kind: BackupJob['kind'],
      work: (report: Report, signal: AbortSignal) => Promise<Result>,
    ): Promise<Result> {
      if (running) {
        throw new BackupError('Another backup or restore is at work: wait until it is done.')
      }
      const job = { kind, started_at: clock().toISOString() }
      last = { ...job, state: 'running', phase: 'database', done: 0, all: 1, message: null }
      const report: Report = (phase, done, all) => {
        last = { ...job, state: 'running', phase, done, all, message: null }
      }
      const result = work(report, stopping.signal)
      running = result.catch(() => undefined)
      try {
        return await result
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        last = { ...last, state: 'failed', message }
        throw error
      } finally {
        running = undefined
        if (last.state === 'running') last = { ...last, state: 'done' }
      }
    },

    /** Stops the running job and waits for its end. */
    async close() {
      stopping.abort(new BackupError('The shop was stopped meanwhile.'))
      await running
    },
  }
}
