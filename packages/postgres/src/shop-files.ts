import { folderFiles } from '@etrend/database'
import { adoptedOrLocal, adoptFiles } from './adopt-files'
import { openPool } from './connections'
import { postgresFiles } from './files'

/** Connections for pictures, so that no other query waits for a large one. */
const CONNECTIONS = 2
const HOUR_MS = 60 * 60_000

/** The files of a running shop on PostgreSQL: once started, the cache in `folder` is swept every hour. */
export function openShopFiles(url: string, folder: string) {
  const pool = openPool(url, CONNECTIONS)
  const files = postgresFiles(pool, folderFiles(folder))
  let sweeping: NodeJS.Timeout | undefined

  return {
    files: { ...files, ...adoptedOrLocal(files, folder) },

    /** To be called after the migrations. */
    async start() {
      await adoptFiles(url, folder)
      // While the database can't be reached, the cache stays as it is.
      sweeping = setInterval(() => void files.sweepCache().catch(() => {}), HOUR_MS).unref()
    },

    async end() {
      clearInterval(sweeping)
      await pool.end()
    },
  }
}
