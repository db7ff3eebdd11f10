import pg from 'pg'
import { keptAlive } from './connections'

/**
 * Calls `heard` soon after any server has committed a change of the catalogue. A signal may be lost with its connection,
 * so it is only a hint; `keepListening`, called now and then, opens the connection and replaces a lost one.
 */
export function listenToSignals(url: string, heard: () => void) {
  let client: pg.Client | undefined

  async function listen(fresh: pg.Client) {
    const drop = () => {
      if (client === fresh) client = undefined
    }
    fresh.on('error', drop)
    fresh.on('end', drop)
    fresh.on('notification', heard)
    try {
      await fresh.connect()
      await fresh.query('LISTEN catalogue_change')
    } catch {
      drop()
      await fresh.end().catch(() => {})
    }
  }

  return {
    keepListening() {
      if (client) return
      client = new pg.Client({
        connectionString: url,
        application_name: 'etrend',
        connectionTimeoutMillis: 5_000,
        ...keptAlive,
      })
      void listen(client)
    },

    async end() {
      await client?.end().catch(() => {})
    },
  }
}
