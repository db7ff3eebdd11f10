import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { when } from '../lib/times'
import { Notice } from '../ui/state/notice'

const MINUTE_MS = 60_000

/** Warns about a late backup or a full disk, which endanger the shop's data. Renders nothing while all is well. */
export function StorageWarnings() {
  const state = api.backups.state.useQuery({
    queryKey: ['backups', 'state'],
    refetchInterval: MINUTE_MS,
    meta: { notLoaded: 'Failed to fetch the state of the backups' },
  })
  if (!state.data) return null
  const { disk, is_late, last_good_at } = state.data.body
  const free = `${Math.floor(disk.free / 1e6)} MB are free.`
  return (
    <>
      {disk.state === 'full' ? (
        <Notice>
          The shop’s disk is full, so shoppers can’t order. {free} Delete old <ToBackups />, or make
          room on the disk.
        </Notice>
      ) : null}
      {disk.state === 'low' ? (
        <Notice>
          The shop’s disk is nearly full, so pictures and imports can’t be saved. {free} Delete old{' '}
          <ToBackups />, or make room on the disk.
        </Notice>
      ) : null}
      {is_late ? (
        <Notice>
          {last_good_at
            ? `The last good backup is older than 26 hours: ${when(last_good_at)}.`
            : 'The shop has never been backed up.'}{' '}
          See <ToBackups />.
        </Notice>
      ) : null}
    </>
  )
}

function ToBackups() {
  return (
    <Link to={`${home}/backups`} className="underline underline-offset-4">
      backups
    </Link>
  )
}
