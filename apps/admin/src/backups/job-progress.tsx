import type { BackupJob } from '@etrend/contract'
import { Notice } from '../ui/notice'
import { jobWords } from './backup-words'

/** How far a backup or restore is, and what came of it. It goes on when the page is left. */
export function JobProgress({ job }: { job: BackupJob }) {
  const { state, message, done, all } = job
  return (
    <section aria-label="Progress" className="max-w-3xl grid gap-2">
      {state === 'failed' ? <Notice>{message}</Notice> : null}
      <p role="status">{jobWords(job)}</p>
      {state === 'running' ? (
        <progress
          aria-label={jobWords(job)}
          max={Math.max(1, all)}
          value={done}
          className="h-2 w-full overflow-hidden rounded-full accent-accent"
        />
      ) : null}
    </section>
  )
}
