import { foldedText } from '@etrend/contract/typed-text'
import type BetterSqlite from 'better-sqlite3'

/** Gives a connection the function `folded`, with which the shop searches. PostgreSQL has one like it, see 0051_staff_search.sql. */
export function addFolding(connection: BetterSqlite.Database) {
  connection.function('folded', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? foldedText(text) : null,
  )
}
