import BetterSqlite from 'better-sqlite3'
import type { CopyProgress } from '../database'

/**
 * Copies a database that this process hasn't opened, while a running shop may be writing to it. Its state is that of
 * one moment: an open read transaction keeps later commits out, which would otherwise start the copy again and again.
 */
export async function copySnapshot(from: string, to: string, progress?: CopyProgress) {
  const source = new BetterSqlite(from, { fileMustExist: true, timeout: 5000 })
  try {
    source.pragma('query_only = ON')
    source.exec('BEGIN')
    source.prepare('SELECT count(*) FROM sqlite_master').get()
    await copyPages(source, to, progress)
  } finally {
    source.close()
  }
}

/** SQLite's online backup from this connection, some pages at a time. Removes the copy where it fails. */
export async function copyPages(
  source: BetterSqlite.Database,
  to: string,
  progress?: CopyProgress,
) {
  await source.backup(to, {
    progress({ totalPages, remainingPages }) {
      progress?.(totalPages - remainingPages, totalPages)
      return PAGES_AT_ONCE
    },
  })
}

const PAGES_AT_ONCE = 200
