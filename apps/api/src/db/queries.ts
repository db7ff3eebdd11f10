import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'

/** Runs queries, which are always awaited. As a transaction's argument it writes; as `db.read` it can only read. */
export type Queries = BaseSQLiteDatabase<'async', unknown>

/**
 * The catalogue in this process: what shoppers are shown, read without waiting. It is one commit's state for as long as
 * nothing is awaited between two reads.
 */
export type Mirror = BetterSQLite3Database

/** SQLite answers at once; what awaits its answers runs on an engine behind a network too. */
export function asynchronous(db: Mirror): Queries {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- awaiting a plain answer gives that answer
  return db as unknown as Queries
}
