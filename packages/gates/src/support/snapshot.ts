import { createHash } from 'node:crypto'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import * as z from 'zod'

const names = z.array(z.string())

/** The shop notes by itself, whatever callers do, when it ran last. */
const WRITTEN_BY_CLOCK = 'heartbeat'

/** Each table of a running shop's database that calls change, with a fingerprint of all its rows. */
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

/** The tables that differ. */
export function changedTables(before: Map<string, string>, after: Map<string, string>) {
  return [...after].flatMap(([table, hash]) => (before.get(table) === hash ? [] : [table]))
}
