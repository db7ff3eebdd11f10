import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  StartError,
  type MigrationState,
  floorOf,
  isUsableBy,
  numberOf,
  refuseBelow,
} from '@etrend/database'
import type pg from 'pg'
import * as z from 'zod'
import { inTransaction, rowsOf, type Connection } from './connections'

const names = z.array(z.object({ name: z.string() }))
const floorRow = z.object({ floor: z.number().nullable() })

/** Compares the migrations that were applied to the database with those of this version. */
export async function postgresState(
  connection: Connection,
  folder: string,
): Promise<MigrationState> {
  const applied = await appliedTo(connection)
  if (applied.size === 0) return 'empty'
  const known = namesIn(folder)
  if (isNewer(applied, known)) return 'newer'
  return known.some((name) => !applied.has(name)) ? 'older' : 'current'
}

/** Whether this version can use the database as it is. */
export async function postgresUsability(
  connection: Connection,
  folder: string,
): Promise<'older' | 'unusable' | 'usable'> {
  const applied = await appliedTo(connection)
  const known = namesIn(folder)
  const isOlder = known.some((name) => !applied.has(name))
  if (!isNewer(applied, known)) return isOlder ? 'older' : 'usable'
  const isFit = isUsableBy(await floorIn(connection), Math.max(...known.map(numberOf)))
  return isFit && !isOlder ? 'usable' : 'unusable'
}

/** The number of the newest migration up to which the database has all; Infinity where it lacks none of this version. */
export async function migratedUpTo(connection: Connection, folder: string): Promise<number> {
  const applied = await appliedTo(connection)
  const missing = namesIn(folder).filter((name) => !applied.has(name))
  return Math.min(Infinity, ...missing.map(numberOf)) - 1
}

/**
 * Applies the migrations that the database lacks, each in a transaction; servers that start together take turns. A
 * newer database stays as it is. Throws StartError when this version can't use that one.
 */
export async function migratePostgres(pool: pg.Pool, folder: string) {
  await pool.query('CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY)')
  const known = namesIn(folder)
  const applied = await appliedTo(pool)
  if (isNewer(applied, known)) return await refuseUnusable(pool, applied, known)
  const missing = known.filter((name) => !applied.has(name))
  if (missing.length === 0) return
  // Versions that don't know a migration read the highest floor (see compatibility.ts).
  await pool.query('ALTER TABLE migration ADD COLUMN IF NOT EXISTS floor bigint NOT NULL DEFAULT 1')
  for (const name of missing) {
    const text = readFileSync(join(folder, name), 'utf8')
    await inTransaction(pool, '', async (tx) => {
      await tx.query('LOCK TABLE migration IN EXCLUSIVE MODE')
      if ((await appliedTo(tx)).has(name)) return
      await tx.query(text)
      await tx.query('INSERT INTO migration (name, floor) VALUES ($1, $2)', [name, floorOf([text])])
    })
  }
}

async function refuseUnusable(connection: Connection, applied: Set<string>, known: string[]) {
  if (known.some((name) => !applied.has(name))) {
    throw new StartError(
      'This database comes from another version of eTrend, which lacks migrations of this one: start that version, or choose another DATABASE_URL.',
    )
  }
  refuseBelow(await floorIn(connection), Math.max(...known.map(numberOf)))
}

/** 0 where no floor was recorded. */
async function floorIn(connection: Connection) {
  const [found] = await rowsOf(
    connection,
    `SELECT max((to_jsonb(migration) ->> 'floor')::bigint) AS floor FROM migration`,
  )
  return floorRow.parse(found).floor ?? 0
}

function isNewer(applied: Set<string>, known: string[]) {
  return [...applied].some((name) => !known.includes(name))
}

function namesIn(folder: string) {
  return readdirSync(folder).toSorted()
}

async function appliedTo(connection: Connection) {
  const [found] = await rowsOf(
    connection,
    `SELECT to_regclass('migration') IS NOT NULL AS is_there`,
  )
  if (!found?.['is_there']) return new Set<string>()
  const rows = names.parse(await rowsOf(connection, 'SELECT name FROM migration'))
  return new Set(rows.map(({ name }) => name))
}
