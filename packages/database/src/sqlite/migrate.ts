import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate as applyMigrations } from 'drizzle-orm/better-sqlite3/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import * as z from 'zod'
import { floorOf, isUsableBy, refuseBelow } from '../compatibility'
import type { MigrationState, Mirror } from '../database'

/** A database file: its reader, and its writer. */
type OnFile = { mirror: Mirror; writer: Mirror }

const journal = z.object({
  entries: z.array(z.object({ idx: z.int(), when: z.number(), tag: z.string() })),
})

/** Compares the migrations that were applied to the database with those of this version. */
export function migrationState(db: OnFile, folder: string): MigrationState {
  const last = lastApplied(db)
  if (last === 0) return 'empty'
  const { madeAt } = newestOf(folder)
  if (last > madeAt) return 'newer'
  return last < madeAt ? 'older' : 'current'
}

/** Whether this version can use the database as it is. */
export function usability(db: OnFile, folder: string): 'older' | 'unusable' | 'usable' {
  switch (migrationState(db, folder)) {
    case 'empty':
    case 'older':
      return 'older'
    case 'current':
      return 'usable'
    case 'newer':
      return isUsableBy(floorIn(db.mirror), newestOf(folder).number) ? 'usable' : 'unusable'
  }
}

/**
 * Brings the database to this version; a newer database stays as it is. Throws StartError when this version can't use
 * that one.
 */
export function migrate({ mirror, writer }: OnFile, folder: string) {
  const { madeAt, number } = newestOf(folder)
  const last = lastApplied({ mirror, writer })
  if (last > madeAt) refuseBelow(floorIn(mirror), number)
  else if (last < madeAt) applyTo(writer, folder)
}

/** Applies the migrations that a file of this version or an older one lacks, and records its floor. */
export function applyTo(writer: Mirror, folder: string) {
  const recorded = floorIn(writer)
  const floor = Math.max(recorded, floorOf(textsIn(folder)))
  // Before the migrations: if the power fails between the two, the floor is too high for a moment, never too low.
  if (floor !== recorded) writer.run(sql.raw(`PRAGMA user_version = ${floor}`))
  applyMigrations(writer, { migrationsFolder: folder })
}

/**
 * Makes the schema of the migrations up to the number `upTo` in an empty file. drizzle-orm's own function applies all;
 * this one leaves the file as that would have left it when there were no more.
 */
export function makeSchema(writer: Mirror, upTo: number, folder: string) {
  const count = entriesIn(folder).filter(({ idx }) => idx <= upTo).length
  writer.run(sql.raw(`PRAGMA user_version = ${floorOf(textsIn(folder).slice(0, count))}`))
  writer.run(sql`BEGIN`)
  writer.run(
    sql`CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)`,
  )
  for (const made of readMigrationFiles({ migrationsFolder: folder }).slice(0, count)) {
    for (const statement of made.sql) writer.run(sql.raw(statement))
    const { hash, folderMillis: at } = made
    writer.run(sql`INSERT INTO __drizzle_migrations (hash, created_at) VALUES (${hash}, ${at})`)
  }
  writer.run(sql`COMMIT`)
}

/** The floor is SQLite's `user_version`, a number in the file's header, so that every copy of the file has it. */
function floorIn(connection: Mirror) {
  return connection.get<{ user_version: number }>(sql`PRAGMA user_version`).user_version
}

function newestOf(folder: string) {
  const newest = entriesIn(folder).at(-1)
  return { madeAt: newest?.when ?? 0, number: newest?.idx ?? 0 }
}

function entriesIn(folder: string) {
  const text = readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')
  return journal.parse(JSON.parse(text)).entries
}

function textsIn(folder: string) {
  return entriesIn(folder).map(({ tag }) => readFileSync(join(folder, `${tag}.sql`), 'utf8'))
}

/** When the last applied migration was made, in ms; 0 for an empty database. */
function lastApplied({ mirror }: OnFile) {
  const table = mirror.get(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name = '__drizzle_migrations'`,
  )
  if (!table) return 0
  const { last } = mirror.get<{ last: number | null }>(
    sql`SELECT max(created_at) AS last FROM __drizzle_migrations`,
  )
  return Number(last ?? 0)
}
