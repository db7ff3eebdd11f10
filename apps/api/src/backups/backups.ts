import type { DataDir } from '../data-dir'
import type { Database } from '../db/client'
import type { DiskSpace } from '../lib/disk-space'
import { openListed } from './entries'
import { openJobs } from './job'
import { makeBackup } from './make'
import type { Manifest, Reason } from './manifest'
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
  const jobs = openJobs(clock)

  return {
    store,
    lastJob: jobs.last,
    /** Stops a running job and waits for its end. To be called before the database is closed. */
    close: () => jobs.close(),

    /** Makes a backup while the shop keeps running. Throws BackupError when it can't be made. */
    make: (reason: Reason) =>
      jobs.run('backup', (progress, signal) =>
        makeBackup(store, {
          reason,
          files: folders,
          now: clock(),
          copyDatabase: (file, copied) => db.copyTo(file, copied),
          progress,
          signal,
          readSpace,
        }),
      ),

    /** Restores a backup into a new folder and asks server.ts to swap it in. Throws BackupError when it can't. */
    restore: (manifest: Manifest) =>
      jobs.run('restore', (progress) =>
        store.alone(() =>
          stageRestore(
            openListed(store, manifest),
            { dataDir: folders.folder, now: clock() },
            progress,
          ),
        ),
      ),
  }
}
