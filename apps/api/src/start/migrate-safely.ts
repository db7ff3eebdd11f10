import { StartError } from '@etrend/database'
import { BackupError } from '../backups/backup-error'
import type { Backups } from '../backups/backups'
import { refuseEmptyDatabase, type DataDir } from '../data-dir/data-dir'
import type { Database } from '../db/client'

const NEWER =
  'The database comes from a newer version of eTrend, and this version can use it. On PostgreSQL, backups leave out what only the newer version knows.'

/**
 * Brings the database to this version, after a backup if it is of an older one. Throws StartError when the backup can't
 * be made, when this version can't use a newer database, or when it is empty although an older shop's files are there.
 */
export async function migrateSafely(given: {
  db: Database
  folders: DataDir
  backups: Pick<Backups, 'make'>
  say: (line: string) => void
}) {
  const { db, folders, backups, say } = given
  const state = await db.migrations.state()
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
  await db.migrations.apply()
  if (state === 'newer') say(NEWER)
  await db.ready()
}
