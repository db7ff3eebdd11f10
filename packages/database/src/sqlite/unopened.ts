import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { countKeptRows } from '../check-copy'
import type { CopySource, Inspected } from '../database'
import { folderFiles } from '../folder-files'
import { moveIfThere } from '../missing'
import { copySnapshot } from './copy-pages'
import { usability } from './migrate'

/** A database file that this process hasn't opened; a running shop may be writing to it. */
export function sqliteSource(file: string): CopySource & { close: () => Promise<void> } {
  return {
    bytes: async () => statSync(file).size,
    keptRows: async () => countKeptRows(file),
    copyTo: (to, progress) => copySnapshot(file, to, progress),
    files: folderFiles(dirname(file)),
    close: async () => {},
  }
}

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

/** Moves the closed shop in `folder` to the folder `aside`, and the one in `restored` to its place. */
export async function replaceSqlite(folder: string, restored: string, aside: string) {
  // A write-ahead log beside another database would damage that one, so it is moved first. Restored ones have none.
  for (const log of ['shop.db-wal', 'shop.db-shm'])
    await moveIfThere(join(folder, log), join(aside, log))
  for (const part of ['shop.db', 'media', 'secrets']) {
    // A part that isn't in the restored folder any more was moved before an interruption.
    if (!existsSync(join(restored, part))) continue
    await moveIfThere(join(folder, part), join(aside, part))
    await moveIfThere(join(restored, part), join(folder, part))
  }
}
