import type { BackupList } from '@etrend/contract'
import { when } from '../lib/times'
import { Notice } from '../ui/state/notice'

/** When the last good backup was made and where backups are kept, with a warning if either is a risk. */
export function LastGood({ list }: { list: BackupList }) {
  const { last_good_at, is_late, folder, is_same_disk, restored } = list
  return (
    <div className="max-w-3xl grid gap-3">
      {is_late ? (
        <Notice>
          {last_good_at
            ? 'The last good backup is older than 26 hours. Back up now, and find out why the night’s backup failed.'
            : 'There is no backup yet. Back up now.'}
        </Notice>
      ) : null}
      <p className="text-base">
        {last_good_at ? `Last good backup: ${when(last_good_at)}.` : 'No backup has been made yet.'}
      </p>
      <p className="wrap-anywhere text-muted">
        The shop is backed up every night at two, and before every update. Backups are kept in{' '}
        {folder}.
        {is_same_disk
          ? ' This folder is on the same disk as the shop: if that disk breaks, the backups are lost too. Set BACKUP_DIR to a folder on another disk, or download backups regularly.'
          : null}
      </p>
      {restored ? (
        <p className="wrap-anywhere text-muted">
          The shop was restored on {when(restored.restored_at)} from the backup of{' '}
          {when(restored.backup_made_at)}. What the shop had before, if anything, is kept in the
          folder {restored.set_aside}.
        </p>
      ) : null}
    </div>
  )
}
