import type { BackupReason } from '@etrend/contract'
import type { DataDir } from '../data-dir/data-dir'
import type { Database } from '../db/client'
import type { DiskSpace } from '../lib/disk-space'
import { openListed } from './entries'
import { openJobs } from './job'
import { makeBackup } from './make'
import type { Manifest } from './manifest'
import { stageRestore } from './stage'
import { openBackupStore } from './store'

export type Backups = ReturnType<typeof openBackups>

/** The backups of a running shop. `readSpace` reads the space on a folder's disk. */
export function openBackups(given: {
  db: Database
  folders: DataDir
  clock: () => Date
  readSpace?: (folder: string) => Promise<DiskSpace>
}) {
  const { db, folders, clock, readSpace } = given
  const store = openBackupStore(folders.backups)
  const jobs = openJobs(db, clock)

  /** Begins to make a backup. Throws BackupError where another job runs; `ended` rejects with one when it can't be made. */
  const begin = (reason: BackupReason) =>
    jobs.start('backup', (progress, signal) =>
      makeBackup(store, {
        reason,
        now: clock(),
        database: db,
        progress,
        signal,
        readSpace,
      }),
    )

  return {
    store,
    lastJob: () => jobs.last(),
    /** Stops a running job and waits for its end. To be called before the database is closed. */
    close: () => jobs.close(),

    begin,

    /** Makes a backup while the shop keeps running. Throws BackupError when it can't be made. */
    async make(reason: BackupReason) {
      const { ended } = await begin(reason)
      return await ended
    },

    /**
     * Begins to restore a backup into a new folder; then server.ts is asked to swap it in. Throws BackupError where
     * another job runs; `ended` rejects with one when it can't be restored.
     */
    beginRestore: (manifest: Manifest) =>
      jobs.start('restore', (progress) =>
        store.alone(() =>
          stageRestore(openListed(store, manifest), { folders, now: clock() }, progress),
        ),
      ),
  }
}
