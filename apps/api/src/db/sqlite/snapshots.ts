import type BetterSqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { slots } from '../../lib/slots'
import { asynchronous, type Queries } from '../queries'

const AT_ONCE = 4

/** Connections that each read one state of the database at a time. */
export function openSnapshots(open: () => BetterSqlite.Database) {
  const connections = slots(
    Array.from({ length: AT_ONCE }, () => {
      const connection = open()
      return { connection, queries: asynchronous(drizzle(connection)) }
    }),
  )

  return {
    run: <Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> =>
      connections.use(async ({ connection, queries }) => {
        connection.exec('BEGIN')
        try {
          return await work(queries)
        } finally {
          connection.exec('COMMIT')
        }
      }),

    close() {
      for (const { connection } of connections.all) connection.close()
    },
  }
}
