import { backupJob, type BackupJob } from '@etrend/contract'
import type { HeldLock } from '@etrend/database'
import type { Database } from '../db/client'
import { BackupError } from './backup-error'

type Report = (phase: BackupJob['phase'], done: number, all: number) => void
type Work<Result> = (report: Report, signal: AbortSignal) => Promise<Result>

const NAME = 'backup or restore'
const NOTED_EVERY_MS = 300

/** Runs the shop's backups and restores, one at a time at all servers, and lets each server show how the last one goes. */
export function openJobs({ locks, notes }: Pick<Database, 'locks' | 'notes'>, clock: () => Date) {
  const stopping = new AbortController()
  let running: Promise<unknown> | undefined

  async function noted() {
    const note = await notes.read(NAME)
    return note === undefined ? undefined : backupJob.parse(JSON.parse(note))
  }

  /** A job does its work all the same when it can't say how far it is: before the migration that makes its table, too. */
  async function note(job: BackupJob) {
    await notes.write(NAME, JSON.stringify(job)).catch(() => {})
  }

  async function carryOut<Result>(begun: BackupJob, work: Work<Result>, lock: HeldLock) {
    let now = begun
    let notedAt = performance.now()
    let noting = Promise.resolve()
    const report: Report = (phase, done, all) => {
      now = { ...now, phase, done, all }
      if (performance.now() - notedAt < NOTED_EVERY_MS) return
      notedAt = performance.now()
      const progress = now
      noting = noting.then(() => note(progress))
    }
    try {
      const result = await work(report, AbortSignal.any([stopping.signal, lock.lost]))
      now = { ...now, state: 'done' }
      return result
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      now = { ...now, state: 'failed', message }
      throw error
    } finally {
      await noting
      // Another server's job may be noted by now.
      if (!lock.lost.aborted) await note(now)
      await lock.release()
    }
  }

  return {
    /** The running job, or the last one and how it ended, at any server; undefined where none is known. */
    async last(): Promise<BackupJob | undefined> {
      const job = await noted()
      if (job?.state !== 'running' || (await locks.isHeld(NAME))) return job
      // A job that ends is noted before it gives up the lock: the note is read again after the lock.
      const now = await noted()
      return now?.state === 'running' ? { ...now, state: 'failed', message: INTERRUPTED } : now
    },

    /**
     * Starts the work. `job` is how it begins; `ended` is its result, and must be awaited. Throws BackupError while
     * another job runs at any server.
     */
    async start<Result>(kind: BackupJob['kind'], work: Work<Result>) {
      const lock = await locks.hold(NAME)
      if (!lock) throw new BackupError(BUSY)
      const started_at = clock().toISOString()
      const progress = { phase: 'database', done: 0, all: 1 } as const
      const job: BackupJob = { kind, started_at, state: 'running', ...progress, message: null }
      await note(job)
      const ended = carryOut(job, work, lock)
      running = ended.catch(() => undefined)
      return { job, ended }
    },

    /** Stops this server's running job and waits for its end. */
    async close() {
      stopping.abort(new BackupError('The shop was stopped meanwhile.'))
      await running
    },
  }
}

const BUSY = 'Another backup or restore is at work: wait until it is done.'
const INTERRUPTED =
  'It was interrupted: its server stopped, or lost its connection to the database.'
