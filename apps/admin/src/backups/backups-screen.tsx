import type { BackupList, BackupJob } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { Button } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { Loaded } from '../ui/state/loaded'
import { Notice } from '../ui/state/notice'
import { RowsSkeleton } from '../ui/state/skeleton'
import { BackupTable } from './backup-table'
import { type Question, jobWords } from './backup-words'
import { DeleteBackup } from './delete-backup'
import { DownloadBackup } from './download-backup'
import { LastGood } from './last-good'
import { RestoreBackup } from './restore-backup'

const POLL_MS = 1000

/** The backups: the last good one, making one now, and downloading, restoring and deleting each. */
export function BackupsScreen() {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Question>()
  const list = api.backups.list.useQuery({
    queryKey: ['backups', 'list'],
    refetchInterval: ({ state }) => (state.data?.body.job?.state === 'running' ? POLL_MS : false),
    meta: { notLoaded: 'Failed to fetch the backups' },
  })
  const refresh = () => void queries.invalidateQueries({ queryKey: ['backups'] })
  const close = () => {
    setAsked(undefined)
    refresh()
  }
  const about = asked?.about
  return (
    <>
      <ScreenHeader title="Backups">
        <MakeBackup list={list.data?.body} onStarted={refresh} />
      </ScreenHeader>
      <Loaded answer={list} skeleton={<RowsSkeleton rows={5} />}>
        {(body) => (
          <div className="grid gap-6 pt-4">
            <LastGood list={body} />
            {body.job ? <JobProgress job={body.job} /> : null}
            <BackupTable list={body} onAsk={setAsked} />
          </div>
        )}
      </Loaded>
      {about && asked.kind === 'download' ? (
        <DownloadBackup backup={about} onClose={close} />
      ) : null}
      {about && asked.kind === 'restore' ? <RestoreBackup backup={about} onClose={close} /> : null}
      {about && asked.kind === 'delete' ? <DeleteBackup backup={about} onClose={close} /> : null}
    </>
  )
}

function MakeBackup({ list, onStarted }: { list: BackupList | undefined; onStarted: () => void }) {
  const { mutateAsync, isPending } = api.backups.make.useMutation()
  const isBusy = isPending || list?.job?.state === 'running'

  async function make() {
    try {
      await mutateAsync({})
    } catch (error) {
      notify.error('The backup could not be started.', refusalOf(error).message)
    }
    onStarted()
  }

  return (
    <Button kind="primary" disabled={isBusy} onClick={() => void make()}>
      {isBusy ? 'Working…' : 'Back up now'}
    </Button>
  )
}

/** Progress and result of a backup or restore. The work goes on if the user leaves the screen. */
function JobProgress({ job }: { job: BackupJob }) {
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
