import { existsSync } from 'node:fs'
import BetterSqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { Inspected } from '../database'
import { usability } from './migrate'

/** Reads what a file's database is, beside a running shop. `folder`: the migrations of this version. */
export function inspectSqlite(file: string, folder: string): Inspected {
  if (!existsSync(file)) return { failure: `there is no file ${file}` }
  try {
    const connection = new BetterSqlite(file, { readonly: true })
    try {
      const version = String(connection.prepare('SELECT sqlite_version()').pluck().get())
      const mirror = drizzle(connection)
      return {
        name: `The database file (SQLite ${version})`,
        isTooOld: false,
        usability: usability({ mirror, writer: mirror }, folder),
        secondsAhead: 0,
      }
    } finally {
      connection.close()
    }
  } catch (error) {
    return { failure: `${file}: ${error instanceof Error ? error.message : String(error)}` }
  }
}
