import { BackupError } from './backups/backup-error'
import type { Backups } from './backups/backups'
import { refuseEmptyDatabase, type DataDir } from './data-dir'
import type { Database } from './db/client'
import { migrate, migrationState } from './db/migrate'
import { StartError } from './start-error'

/**
 * Brings the database to this version, after a backup if it is of an older one. Throws StartError when the backup can't
 * be made, when the database comes from a newer version, or when it is empty although an older shop's files are there.
 */
export async function migrateSafely(given: {
  db: Database
  folders: DataDir
  backups: Pick<Backups, 'make'>
  say: (line: string) => void
}) {
  const { db, folders, backups, say } = given
  const state = migrationState(db)
  if (state === 'empty') refuseEmptyDatabase(folders)
  if (state === 'older') {
    say('Backing up before the database is brought to this version…')
    await backups.make('migration').catch((error: unknown) => {
      if (!(error instanceof BackupError)) throw error
      throw new StartError(
        `The database needs to be brought to this version, and the backup before that failed. ${error.message}`,
        { cause: error },
      )
    })
  }
  migrate(db)
}
