import { createHash } from 'node:crypto'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import * as z from 'zod'

const names = z.array(z.string())

/** The table in which the shop notes regularly when it last ran, whatever callers do. */
const WRITTEN_BY_CLOCK = 'heartbeat'

/** A fingerprint of all rows of each table that calls can change, from a running shop's database. */
export function snapshotOf(dataDir: string) {
  const db = new BetterSqlite(join(dataDir, 'shop.db'), { readonly: true })
  try {
    const tables = names.parse(
      db
        .prepare(
          `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name <> ?`,
        )
        .pluck()
        .all(WRITTEN_BY_CLOCK),
    )
    return new Map(
      tables.map((table) => {
        const hash = createHash('sha1')
        for (const row of db.prepare(`SELECT * FROM "${table}"`).raw().iterate()) {
          hash.update(JSON.stringify(row))
        }
        return [table, hash.digest('base64')]
      }),
    )
  } finally {
    db.close()
  }
}

/** The names of the tables whose rows differ. */
export function changedTables(before: Map<string, string>, after: Map<string, string>) {
  return [...after].flatMap(([table, hash]) => (before.get(table) === hash ? [] : [table]))
}
