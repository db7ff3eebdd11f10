import { BackupError } from './backups/backup-error'
import type { Backups } from './backups/backups'
import type { Database } from './db/client'
import { migrate, migrationState } from './db/migrate'
import { StartError } from './start-error'

/**
 * Brings the database to this version, after a backup where it holds an older one. Throws StartError where the backup
 * can't be made, or the database comes from a newer version.
 */
export async function migrateSafely(given: {
  db: Database
  backups: Pick<Backups, 'make'>
  say: (line: string) => void
}) {
  const { db, backups, say } = given
  if (migrationState(db) === 'older') {
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
