import type BetterSqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { asynchronous, type Queries } from '../database'
import { slots } from '../slots'
import { keepStatements } from './kept-statements'

/** So many snapshots are read at the same time; more wait. */
export const AT_ONCE = 4

/** Connections that each read one state of the database at a time. */
export function openSnapshots(open: () => BetterSqlite.Database) {
  const connections = slots(
    Array.from({ length: AT_ONCE }, () => {
      const connection = open()
      const [begin, commit] = [connection.prepare('BEGIN'), connection.prepare('COMMIT')]
      return {
        connection,
        begin,
        commit,
        queries: asynchronous(drizzle(keepStatements(connection))),
      }
    }),
  )

  return {
    run: <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> =>
      connections.use(async ({ begin, commit, queries }) => {
        begin.run()
        try {
          return await work(queries)
        } finally {
          commit.run()
        }
      }),

    close() {
      for (const { connection } of connections.all) connection.close()
    },
  }
}
