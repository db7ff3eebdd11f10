import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import pg from 'pg'
import { makeDatabase, startServers } from './several-servers'
import { startShop, type Shop } from './shop'

/** What the journeys need of a shop. */
export type JourneyShop = Pick<Shop, 'origin' | 'adminOrigin' | 'api' | 'stop'> & {
  /** Changes rows of its database as if time had passed; gives how many. `?` in the statement stands for a text. */
  changeRows: (statement: string, texts: string[]) => Promise<number>
}

/**
 * Starts a shop for browser journeys: one server on a SQLite file; or with E2E_DATABASE_URL, a PostgreSQL server, three
 * servers behind a proxy that sends each request to another one.
 */
export async function startJourneyShop(
  settings: Parameters<typeof startShop>[0],
): Promise<JourneyShop> {
  const server = process.env.E2E_DATABASE_URL
  if (!server) {
    const changeRows: JourneyShop['changeRows'] = async (statement, texts) => {
      const db = new BetterSqlite(join(settings.DATA_DIR, 'shop.db'))
      const { changes } = db.prepare(statement).run(...texts)
      db.close()
      return changes
    }
    return { ...(await startShop(settings)), changeRows }
  }
  const url = await makeDatabase(server)
  const changeRows: JourneyShop['changeRows'] = async (statement, texts) => {
    const client = new pg.Client(url)
    await client.connect()
    let place = 0
    const { rowCount } = await client.query(
      statement.replaceAll('?', () => `$${(place += 1)}`),
      texts,
    )
    await client.end()
    return rowCount ?? 0
  }
  return { ...(await startServers(settings, url)), changeRows }
}
