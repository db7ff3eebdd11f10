import type { BackupJob } from '@etrend/contract'
import { Notice } from '../ui/notice'
import { jobWords } from './backup-words'

/** Progress and result of a backup or restore. The work goes on if the user leaves the page. */
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
