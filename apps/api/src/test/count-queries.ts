import BetterSqlite from 'better-sqlite3'
import pg from 'pg'
import { onTestFinished, vi } from 'vitest'
import * as z from 'zod'

const statements = z.custom<BetterSqlite.Statement>((value) => typeof value === 'object')

/**
 * Counts the queries of all connections of this process, on either engine, until the test ends. The question whether the
 * catalogue has changed, which a server on PostgreSQL asks every 200 ms, isn't counted.
 */
export function countQueries(): () => number {
  const connection = new BetterSqlite(':memory:')
  const statement = statements.parse(Object.getPrototypeOf(connection.prepare('SELECT 1')))
  connection.close()
  const onSqlite = [
    vi.spyOn(statement, 'all'),
    vi.spyOn(statement, 'get'),
    vi.spyOn(statement, 'run'),
  ]
  const onPostgres = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => {
    for (const spy of [...onSqlite, onPostgres]) spy.mockRestore()
  })
  return () => {
    const sent = onPostgres.mock.calls.filter(([query]) => !JSON.stringify(query).includes(POLL))
    return onSqlite.reduce((sum, spy) => sum + spy.mock.calls.length, sent.length)
  }
}

const POLL = 'pg_current_snapshot'
