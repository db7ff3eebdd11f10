import type { CopyProgress, CopySource, Database } from './client'
import { refuseNewer } from './compatibility'
import type { Inspected } from './inspected'
import { inspectPostgres } from './postgres/inspect'
import { openPostgres } from './postgres/open'
import { openPostgresSource, refuseNewerPostgres, replacePostgres } from './postgres/whole'
import { reportingTransactions } from './reporting'
import { sqliteSource } from './sqlite/copy-source'
import { inspectSqlite } from './sqlite/inspect'
import { migrate, migrationState } from './sqlite/migrate'
import { openSqlite, type SqliteDatabase } from './sqlite/open'
import { replaceSqlite } from './sqlite/replace'

/**
 * Where the shop's database is: on the PostgreSQL server of `databaseUrl`, with this process's copy of the catalogue in
 * the file `mirror` and its cache of pictures in `folder`/media; or, without a URL, in the file `database`, with pictures
 * and secrets in `folder`.
 */
export type DatabasePlace = {
  folder: string
  database: string
  databaseUrl?: string | undefined
  mirror: string
}

/**
 * Opens the shop's database, on the engine of its place. `say` is called with a sentence when it is lost or found again.
 * Throws StartError when it can't be opened or isn't a database.
 */
export function openDatabase(
  { folder, database, databaseUrl, mirror }: DatabasePlace,
  say: (sentence: string) => void,
): Database {
  return reportingTransactions(
    databaseUrl ? openPostgres(databaseUrl, { folder, mirror }, say) : openSqlite(database),
  )
}

/** What the database of a place is, read beside a running shop. */
export async function inspectDatabase({
  database,
  databaseUrl,
}: Pick<DatabasePlace, 'database' | 'databaseUrl'>): Promise<Inspected> {
  return databaseUrl ? await inspectPostgres(databaseUrl) : inspectSqlite(database)
}

/** A database that this process doesn't open, to be copied; a running shop may be writing to it. Close it afterwards. */
export function openSource({
  folder,
  database,
  databaseUrl,
}: DatabasePlace): CopySource & { close: () => Promise<void> } {
  return databaseUrl ? openPostgresSource(databaseUrl, folder) : sqliteSource(database)
}

/**
 * Brings a SQLite file to this version, so that it can replace the shop's database. Throws StartError when this version
 * can't use the file, or would lose a part of it.
 */
export async function fitReplacement(
  { databaseUrl }: Pick<DatabasePlace, 'databaseUrl'>,
  file: SqliteDatabase,
) {
  migrate(file)
  if (!databaseUrl) return
  refuseNewer(migrationState(file))
  await refuseNewerPostgres(databaseUrl)
}

/**
 * Replaces the whole shop by the folder `restored`: its shop.db of this version, media and secrets, which are moved or
 * deleted. What was there before goes to the same names in the folder `aside`. To be called while the shop is closed;
 * after an interruption, calling it again finishes it.
 */
export async function replaceShop(
  { folder, databaseUrl }: DatabasePlace,
  restored: string,
  aside: string,
  progress?: CopyProgress,
) {
  if (databaseUrl) await replacePostgres(databaseUrl, restored, aside, progress)
  else await replaceSqlite(folder, restored, aside)
}

/**
 * Copies a closed shop's SQLite file of this version into the PostgreSQL database of `url`, in one transaction, and
 * compares every table. Throws StartError, with nothing changed, when that database holds a shop already (unless it is
 * replaced), or when something comes out otherwise than it was.
 */
export { movePostgresIn, movePostgresOut } from './postgres/whole'
