import { sql } from 'drizzle-orm'
import { migrate as applyMigrations } from 'drizzle-orm/better-sqlite3/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../paths'
import { StartError } from '../start-error'
import type { Database } from './client'

/** Whether the database is empty, older than this version, or as new as it is. */
export function migrationState(db: Database): 'empty' | 'older' | 'current' {
  const last = lastApplied(db)
  if (last === 0) return 'empty'
  return last < newestMigration() ? 'older' : 'current'
}

/** Brings the database to this version. Throws StartError when it comes from a newer one. */
export function migrate(db: Database) {
  if (lastApplied(db) > newestMigration()) {
    throw new StartError(
      'This database comes from a newer version of eTrend: start that version, or choose another DATA_DIR.',
    )
  }
  applyMigrations(db.write, { migrationsFolder })
}

function newestMigration() {
  return readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
}

/** When the last applied migration was made, in ms; 0 for an empty database. */
function lastApplied({ read }: Database) {
  const table = read.get(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name = '__drizzle_migrations'`,
  )
  if (!table) return 0
  const { last } = read.get<{ last: number | null }>(
    sql`SELECT max(created_at) AS last FROM __drizzle_migrations`,
  )
  return Number(last ?? 0)
}
