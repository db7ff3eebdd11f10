import BetterSqlite from 'better-sqlite3'
import * as z from 'zod'

export type DatabaseFacts = { migration: number; rows: Record<string, number> }

const names = z.array(z.string())

/**
 * Opens a copied database, makes it one file without a write-ahead log, checks it whole and counts its rows. Throws an
 * Error that says what is wrong with it.
 */
export function checkDatabase(file: string): DatabaseFacts {
  const db = new BetterSqlite(file, { fileMustExist: true })
  try {
    db.pragma('journal_mode = DELETE')
    const integrity = names.parse(db.prepare('PRAGMA integrity_check').pluck().all())
    if (integrity.join() !== 'ok') throw new Error(`its integrity check says: ${integrity[0]}`)
    const orphans = db.prepare('PRAGMA foreign_key_check').all()
    if (orphans.length > 0) throw new Error(`${orphans.length} rows name rows that are missing`)
    return { migration: migrationOf(db), rows: countRows(db) }
  } finally {
    db.close()
  }
}

function migrationOf(db: BetterSqlite.Database) {
  return z
    .int()
    .parse(
      db.prepare('SELECT coalesce(max(created_at), 0) FROM __drizzle_migrations').pluck().get(),
    )
}

/** Counts the rows of each of the shop's tables, but not of the internal tables of the full-text index. */
function countRows(db: BetterSqlite.Database) {
  const tables = names.parse(
    db
      .prepare(
        `SELECT name FROM pragma_table_list
         WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY name`,
      )
      .pluck()
      .all(),
  )
  const count = (table: string) =>
    z.int().parse(
      db
        .prepare(`SELECT count(*) FROM "${table.replaceAll('"', '""')}"`)
        .pluck()
        .get(),
    )
  return Object.fromEntries(tables.map((table) => [table, count(table)]))
}

/** How many rows a database in use has in tables whose rows are never deleted. */
export function countKeptRows(file: string) {
  const db = new BetterSqlite(file, { fileMustExist: true, timeout: 5000 })
  try {
    db.pragma('query_only = ON')
    const all = countRows(db)
    return keptTables.map((table) => ({ table, rows: all[table] ?? 0 }))
  } finally {
    db.close()
  }
}

export const keptTables = ['shop_order', 'order_line', 'order_event', 'stock_movement', 'audit']
