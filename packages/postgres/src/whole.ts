import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  StartError,
  keptTables,
  type CopyProgress,
  type CopySource,
  refuseNewer,
  folderFiles,
} from '@etrend/database'
import type pg from 'pg'
import * as z from 'zod'
import { adoptedOrLocal } from './adopt-files'
import { isClosedToWrites } from './closing'
import {
  inTransaction,
  openPool,
  rowsOf,
  unhurried,
  type Connection,
  type PostgresPlace,
} from './connections'
import { copyIn, copyOut } from './copies'
import { copyFilesIn, copyFilesOut } from './copy-files'
import { postgresFiles } from './files'
import { migratePostgres, postgresState } from './migrate'

const SHOP = 'shop.db'
const size = z.object({ bytes: z.number() })
const counted = z.object({ rows: z.number() })

/** A database to be copied whole. Each call opens a connection of its own. */
export function postgresSource(place: PostgresPlace): Omit<CopySource, 'files'> {
  return {
    bytes: () =>
      connected(place, async (connection) => {
        const [row] = await rowsOf(
          connection,
          'SELECT pg_database_size(current_database()) AS bytes',
        )
        return size.parse(row).bytes
      }),

    keptRows: () =>
      connected(place, async (connection) => {
        const kept: { table: string; rows: number }[] = []
        for (const table of keptTables) {
          const [row] = await rowsOf(connection, `SELECT count(*) AS rows FROM "${table}"`)
          kept.push({ table, ...counted.parse(row) })
        }
        return kept
      }),

    copyTo: (file, progress) =>
      connected(place, (connection) => copyOut(connection, file, place.migrations, { progress })),
  }
}

/** The same with its pictures and secrets, which share one connection until `close`. */
export function openPostgresSource(place: PostgresPlace, folder: string) {
  const pool = openPool(place.url, 1, unhurried)
  const files = postgresFiles(pool, folderFiles(folder))
  return { ...postgresSource(place), files: adoptedOrLocal(files, folder), close: () => pool.end() }
}

/**
 * Replaces everything in the database, pictures and secrets too, by a folder: its shop.db of this version, which is
 * deleted at the end, media and secrets. What was there before is written to the same names in the folder `aside`.
 */
export async function replacePostgres(
  place: PostgresPlace,
  restored: string,
  aside: string,
  progress?: CopyProgress,
) {
  const [database, former] = [join(restored, SHOP), join(aside, SHOP)]
  // After an interruption, the restored folder has been read already.
  if (!existsSync(database)) return
  await connected(place, async (connection) => {
    if (
      (await postgresState(connection, place.migrations.postgres)) !== 'empty' &&
      !existsSync(former)
    ) {
      // What an interrupted copy left may have no rules.
      for (const ending of ['', '-journal'])
        await rm(`${former}.unfinished${ending}`, { force: true })
      await copyOut(connection, `${former}.unfinished`, place.migrations)
      await copyFilesOut(connection, aside)
      // The last step: without this file, an interrupted copy begins again.
      await rename(`${former}.unfinished`, former)
    }
    await migratePostgres(connection, place.migrations.postgres)
    await replaceAll(connection, database, restored, progress)
  })
  await rm(database)
}

/** Throws StartError when the database comes from a newer version, and so can't be replaced by a file of this one. */
export async function refuseNewerPostgres(place: PostgresPlace) {
  await connected(place, async (connection) =>
    refuseNewer(await postgresState(connection, place.migrations.postgres)),
  )
}

/**
 * Copies a SQLite file of this version into the database, with the pictures and secrets in the folders of `files`.
 * Returns how many of these there are. Throws StartError when the database holds a shop already, unless that one has
 * moved away or `replaces` is true.
 */
export async function movePostgresIn(
  place: PostgresPlace,
  file: string,
  { replaces, files, progress }: { replaces: boolean; files: string; progress?: CopyProgress },
) {
  return await connected(place, async (connection) => {
    if (!replaces && (await holdsShop(connection, place.migrations.postgres))) {
      throw new StartError(
        'That database holds a shop already: name another one, or add --replace to delete the shop in it.',
      )
    }
    refuseNewer(await postgresState(connection, place.migrations.postgres))
    await migratePostgres(connection, place.migrations.postgres)
    return await replaceAll(connection, file, files, progress)
  })
}

/**
 * Copies the database into a new SQLite file, which `check` may refuse by throwing, and lets nobody write to the database
 * any more; then writes its pictures and secrets into the folders of `files`, and returns how many there are. Throws
 * StartError when the database isn't of this version.
 */
export async function movePostgresOut(
  place: PostgresPlace,
  file: string,
  { files, check, progress }: { files: string; check: () => void; progress?: CopyProgress },
) {
  return await connected(place, async (connection) => {
    const state = await postgresState(connection, place.migrations.postgres)
    refuseNewer(state)
    if (state === 'empty')
      throw new StartError('The database of DATABASE_URL holds no shop to move.')
    if (state === 'older') {
      throw new StartError(
        'The database is of an older version: start the shop on it once, then move it.',
      )
    }
    await copyOut(connection, file, place.migrations, { progress, last: { check } })
    // Now that nobody writes rows, every picture that the rows name is there.
    return await copyFilesOut(connection, files)
  })
}

/** Replaces all rows, pictures and secrets in one transaction; returns how many pictures and secrets there are. */
async function replaceAll(pool: pg.Pool, file: string, files: string, progress?: CopyProgress) {
  return await inTransaction(pool, '', async (tx) => {
    await copyIn(tx, file, progress)
    return await copyFilesIn(tx, files)
  })
}

async function holdsShop(connection: Connection, migrations: string) {
  if (await isClosedToWrites(connection)) return false
  if ((await postgresState(connection, migrations)) === 'empty') return false
  const [row] = await rowsOf(connection, 'SELECT count(*) AS rows FROM "user"')
  return counted.parse(row).rows > 0
}

/** Brings the database to this version. Throws StartError when this version can't use a newer one. */
export async function migrateWhole(place: PostgresPlace) {
  await connected(place, (pool) => migratePostgres(pool, place.migrations.postgres))
}

async function connected<Result>({ url }: PostgresPlace, work: (pool: pg.Pool) => Promise<Result>) {
  const pool = openPool(url, 1, unhurried)
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}
