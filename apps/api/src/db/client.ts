import {
  inspectSqlite,
  openSqlite,
  refuseNewer,
  replaceSqlite,
  sqliteSource,
  type CopyProgress,
  type CopySource,
  type Database,
  type Inspected,
  type Migrations,
  type SqliteDatabase,
} from '@etrend/database'
import {
  inspectPostgres,
  openPostgres,
  openPostgresSource,
  refuseNewerPostgres,
  replacePostgres,
  type PostgresPlace,
} from '@etrend/postgres'
import { migrationsFolder, postgresMigrations } from '../paths'
import { reportingTransactions } from './reporting'

export type { Database, Mirror, Queries } from '@etrend/database'
export { followsFailure } from '@etrend/postgres'

const migrations: Migrations = { sqlite: migrationsFolder, postgres: postgresMigrations }

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
    databaseUrl ? openPostgres(onServer(databaseUrl), { folder, mirror }, say) : openFile(database),
  )
}

/** Opens a SQLite file with the shop's tables, as `openSqlite` does. */
export function openFile(file: string): SqliteDatabase {
  return openSqlite(file, migrations.sqlite)
}

/** What the database of a place is, read beside a running shop. */
export async function inspectDatabase({
  database,
  databaseUrl,
}: Pick<DatabasePlace, 'database' | 'databaseUrl'>): Promise<Inspected> {
  return databaseUrl
    ? await inspectPostgres(onServer(databaseUrl))
    : inspectSqlite(database, migrations.sqlite)
}

/** A database that this process doesn't open, to be copied; a running shop may be writing to it. Close it afterwards. */
export function openSource({
  folder,
  database,
  databaseUrl,
}: DatabasePlace): CopySource & { close: () => Promise<void> } {
  return databaseUrl ? openPostgresSource(onServer(databaseUrl), folder) : sqliteSource(database)
}

/**
 * Brings a SQLite file to this version, so that it can replace the shop's database. Throws StartError when this version
 * can't use the file, or would lose a part of it.
 */
export async function fitReplacement(
  { databaseUrl }: Pick<DatabasePlace, 'databaseUrl'>,
  file: SqliteDatabase,
) {
  await file.migrations.apply()
  if (!databaseUrl) return
  refuseNewer(await file.migrations.state())
  await refuseNewerPostgres(onServer(databaseUrl))
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
  if (databaseUrl) await replacePostgres(onServer(databaseUrl), restored, aside, progress)
  else await replaceSqlite(folder, restored, aside)
}

/** The PostgreSQL database of a URL, with the shop's migrations. */
export function onServer(url: string): PostgresPlace {
  return { url, migrations }
}
