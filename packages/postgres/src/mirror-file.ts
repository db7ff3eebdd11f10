import { rmSync, writeFileSync } from 'node:fs'
import { applyTo, boundCache } from '@etrend/database'
import BetterSqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import * as z from 'zod'

// The triggers that the mirror keeps: they write its search index. What all others do was done in PostgreSQL.
const TRIGGERS_KEPT = `'catalogue_change_search', 'catalogue_change_trim'`

/**
 * A new SQLite file with the shop's tables, without rows. `reader` goes on reading the former rows while `writer` has a
 * transaction open. It is a cache, so it isn't written durably.
 */
export function openMirrorFile(file: string, migrations: string) {
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true })
  writeFileSync(file, emptyMirror(migrations))
  const writer = new BetterSqlite(file)
  writer.pragma('synchronous = OFF')
  writer.pragma('journal_mode = WAL')
  writer.pragma('journal_size_limit = 67108864')
  writer.pragma('foreign_keys = OFF')
  boundCache(writer, 'writer')
  const reader = new BetterSqlite(file, { readonly: true })
  boundCache(reader, 'reader')
  return {
    writer,
    reader,
    close() {
      reader.close()
      writer.close()
    },
  }
}

/** The bytes of empty mirrors, by the folder of their migrations: migrating takes 100 ms, and a test run opens a thousand. */
const emptyMirrors = new Map<string, Buffer>()

function emptyMirror(migrations: string) {
  const bytes = emptyMirrors.get(migrations) ?? madeEmpty(migrations)
  emptyMirrors.set(migrations, bytes)
  return bytes
}

function madeEmpty(migrations: string) {
  const made = new BetterSqlite(':memory:')
  applyTo(drizzle(made), migrations)
  dropTriggers(made)
  const bytes = made.serialize()
  made.close()
  return bytes
}

function dropTriggers(local: BetterSqlite.Database) {
  const triggers = z
    .array(z.string())
    .parse(
      local
        .prepare(
          `SELECT name FROM sqlite_master WHERE type = 'trigger' AND name NOT IN (${TRIGGERS_KEPT})`,
        )
        .pluck()
        .all(),
    )
  for (const name of triggers) local.exec(`DROP TRIGGER "${name}"`)
}
