import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase, type DatabasePlace } from '../db/client'
import { copyOf } from './folders'
import { makeDatabase, onPostgres, urlOf } from './postgres'

/** Names the database of a folder: a copy of the folder gets a copy of the database. */
const NAME = 'database-name'

/** Opens a folder's database, on the engine of this test run. */
export async function openTestDatabase(folder: string): Promise<Database> {
  const database = join(folder, 'shop.db')
  const databaseUrl = onPostgres ? await databaseOf(folder) : undefined
  return await opened({ folder, database, databaseUrl })
}

/** Opens a folder's database once more, as another process does; or another machine, which has a folder of its own. */
export async function openAgain(folder: string, own = folder): Promise<Database> {
  const database = join(folder, 'shop.db')
  const databaseUrl = onPostgres ? urlOfShop(folder) : undefined
  return await opened({ folder: own, database, databaseUrl })
}

async function opened(place: Omit<DatabasePlace, 'mirror'>): Promise<Database> {
  const cache = mkdtempSync(join(tmpdir(), 'etrend-mirror-'))
  const db = openDatabase({ ...place, mirror: join(cache, 'catalogue.db') }, () => {})
  await db.migrations.apply()
  await db.ready()
  return {
    ...db,
    async close() {
      await db.close()
      rmSync(cache, { recursive: true })
    },
  }
}

async function databaseOf(folder: string) {
  const file = join(folder, NAME)
  const template = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const { name, url } = await makeDatabase(template)
  writeFileSync(file, name)
  return url
}

/** Lets `db.write` write rows that name rows that are missing, as a damaged database has them. */
export async function ignoreForeignKeys(db: Database) {
  await db.write.run(
    onPostgres ? sql`SET session_replication_role = replica` : sql`PRAGMA foreign_keys = OFF`,
  )
}

/** The PostgreSQL database of a shop that a test has opened in this folder. */
export function urlOfShop(folder: string) {
  return urlOf(readFileSync(join(folder, NAME), 'utf8'))
}

/** The reason for which the database itself refuses a write; '' where it doesn't. */
export async function refusalOf(write: Promise<unknown>): Promise<string> {
  const error: unknown = await write.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return reason instanceof Error ? reason.message : ''
}

/** A new, empty database on the engine of this test run, which is closed and deleted with the test. */
export async function newTestDatabase(): Promise<Database> {
  const folder = copyOf(inject('readyShops').migrated)
  const db = await openTestDatabase(folder)
  onTestFinished(async () => {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return db
}
